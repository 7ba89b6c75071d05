import type { EnglishTexts } from '../language.ts';

export const english: EnglishTexts = {
  'Gestión de accesos': 'Access management',
  Mamá: 'Mum',
  'Sorteos Iberia': 'Iberia Lotteries',
  'Kilovatio Gratis': 'Free Kilowatt',
  'Seguridad de su banco': 'Your bank’s security team',
  'Bombilla Milagro': 'Miracle Bulb',
  'Plantillas Pro': 'Pro Templates',
  'Minería Rentable': 'Profitable Mining',
  'puntos-autorizados.txt': 'authorised-points.txt',
  'facturas-nave-frio.xls': 'cold-store-bills.xls',
  'solicitud-bono-social.doc': 'social-tariff-application.doc',
  'cartera-repartida.xls': 'portfolio-shared-out.xls',
  'guion-de-llamada.doc': 'call-script.doc',
  'factura-urgente.js': 'urgent-bill.js',
  'libro-invierno.doc': 'winter-book.doc',
  'pozos-y-potencias.xls': 'wells-and-power.xls',
  'Aceptada la solicitud de acceso a las curvas de carga':
    'Your request for access to load curves is accepted',
  '<p>Buenos días:</p><p>La solicitud de acceso a las curvas horarias de <strong>14 puntos de suministro</strong> ha sido aceptada. Los ficheros estarán disponibles a partir de mañana y durante 90 días.</p><p>Adjuntamos la relación de puntos.</p>':
    '<p>Good morning,</p><p>Your request for access to the hourly curves of <strong>14 supply points</strong> has been accepted. The files will be available from tomorrow and for 90 days.</p><p>The list of points is attached.</p>',
  '¡Enhorabuena! Ha sido usted seleccionada': 'Congratulations! You have been selected',
  '<p>Estimada ganadora:</p><p>Su correo ha resultado elegido entre dos millones. Para recibir los 950.000 € solo necesitamos una fotografía de su DNI y un pequeño pago de gestión.</p>':
    '<p>Dear winner,</p><p>Your address was drawn from among two million. To receive the €950,000 we only need a photograph of your identity card and a small handling fee.</p>',
  'Tu estudio de la panadería: 1.140 € menos al año': 'Your study for the bakery: €1,140 less a year',
  '<p>Hola, Nuria:</p><p>Como hornáis de madrugada, casi el 60 % de tu consumo cae en P6. Con el producto que te propongo pagarías <strong>1.140 € menos al año</strong>, y bajando la potencia de P1 a 22 kW, otros 310 €.</p><p>¿Te llamo el jueves y lo vemos con la factura delante?</p><p>Un saludo,<br>Ana</p>':
    '<p>Hello Nuria,</p><p>As you bake in the small hours, almost 60% of your consumption falls in P6. With the product I suggest you would pay <strong>€1,140 less a year</strong>, and lowering the power in P1 to 22 kW, another €310.</p><p>Shall I call you on Thursday, so that we can go through it with the bill in front of us?</p><p>Kind regards,<br>Ana</p>',
  'Recordatorio de su cita': 'A reminder of your appointment',
  '<p>Le recordamos su revisión del martes a las 18:15. Si no puede acudir, avísenos con un día de antelación.</p>':
    '<p>This is a reminder of your check-up on Tuesday at 18:15. If you cannot come, please let us know a day in advance.</p>',
  'Penalización por reactiva en la nave de frío': 'Reactive energy penalty at the cold store',
  '<p>Óscar:</p><p>He repasado las tres últimas facturas. El coseno de fi baja a 0,82 cuando arrancan los dos compresores a la vez, y eso os cuesta unos 190 € al mes. Una batería de condensadores se pagaría en…</p>':
    '<p>Óscar,</p><p>I have gone through the last three bills. The power factor falls to 0.82 when both compressors start at once, and that costs you some €190 a month. A capacitor bank would pay for itself in…</p>',
  'Facturas de septiembre y octubre': 'Bills for September and October',
  '<p>Buenos días, Ana:</p><p>Te mando las dos facturas en una hoja, como me pediste. La de octubre se ha disparado y en producción no hemos cambiado nada; ¿puedes mirarlo antes de que pague?</p><p>Gracias,<br>Óscar</p>':
    '<p>Good morning, Ana,</p><p>Here are both bills on one sheet, as you asked. The one for October has shot up and we have changed nothing in production; could you look at it before I pay?</p><p>Thank you,<br>Óscar</p>',
  'Luz GRATIS para siempre, última oportunidad': 'FREE electricity for ever, last chance',
  '<p>Instale nuestro enchufe inteligente y su contador dejará de contar. Oferta válida solo hoy, como todos los días.</p>':
    '<p>Fit our smart plug and your meter will stop counting. Offer valid today only, as it is every day.</p>',
  'La casa de Cudillero': 'The house in Cudillero',
  '<p>¡Ana! Me han confirmado la casa para el puente: cuatro habitaciones, chimenea y el mar debajo. Somos siete contando a los niños.</p><p>Dime algo antes del domingo, que hay que dejar señal. Yo llevo las fabes.</p><p>Besos</p>':
    '<p>Ana! The house is confirmed for the long weekend: four bedrooms, a fireplace and the sea below. There are seven of us with the children.</p><p>Tell me before Sunday, because they want a deposit. I am bringing the beans.</p><p>Love</p>',
  'Entradas del concierto: al final no puedo': 'Concert tickets: I cannot go after all',
  '<p>Me ha salido viaje ese fin de semana. Te reenvío las dos entradas por si quieres ir con tu hermana; ya me invitarás a algo.</p>':
    '<p>I have to travel that weekend. I am forwarding you both tickets in case you want to go with your sister; you can buy me something one day.</p>',
  'El bono social, explicado para ti': 'The social tariff, explained for you',
  '<p>Mamá:</p><p>Te he rellenado la solicitud. Solo falta que firmes en la segunda hoja y que metas la fotocopia del libro de familia. Con la pensión mínima te corresponde el descuento de vulnerable, que este año…</p>':
    '<p>Mum,</p><p>I have filled in the application for you. You only have to sign the second page and put in the photocopy of the family register. With the minimum pension you are entitled to the discount for vulnerable customers, which this year…</p>',
  'La bombilla que las eléctricas no quieren que conozcas':
    'The bulb that power companies do not want you to know',
  '<p>Un ingeniero jubilado ha descubierto cómo iluminar una casa con medio vatio. Compre diez y llévese once.</p>':
    '<p>A retired engineer has discovered how to light a house with half a watt. Buy ten and take eleven.</p>',
  'Excursión al parque eólico de 5.º B': 'Class 5B’s trip to the wind farm',
  '<p>Queridas familias:</p><p>El día 12 visitaremos el parque eólico. Salida a las 9:00 y regreso a las 14:30. Traed almuerzo, chubasquero y la autorización firmada.</p><p>Buscamos a alguien que explique a los niños qué es un kilovatio hora. ¿Voluntarios?</p>':
    '<p>Dear families,</p><p>On the 12th we are visiting the wind farm. We leave at 9:00 and return at 14:30. Please bring a packed lunch, a raincoat and the signed permission.</p><p>We are looking for somebody to explain to the children what a kilowatt-hour is. Any volunteers?</p>',
  'Objetivos del trimestre y reparto de la cartera': 'This quarter’s targets and how the portfolio is shared',
  '<p>Hola a los dos:</p><ul><li>Marcos: hostelería y comercio de Valencia y Castellón.</li><li>Aitana: cooperativas agrícolas y regadíos.</li></ul><p>Os adjunto la cartera repartida y el guion de la llamada. El viernes a las diez lo repasamos.</p><p>Ana</p>':
    '<p>Hello both,</p><ul><li>Marcos: hotels, restaurants and shops in Valencia and Castellón.</li><li>Aitana: farming cooperatives and irrigation.</li></ul><p>The portfolio, shared out, and the call script are attached. We go through them on Friday at ten.</p><p>Ana</p>',
  'Corte de red el sábado por la mañana': 'Network down on Saturday morning',
  '<p>El sábado de 8 a 10 cambiamos el cortafuegos. El correo seguirá entrando, pero no se podrán generar propuestas.</p>':
    '<p>On Saturday from 8 to 10 we are replacing the firewall. Mail will still come in, but no proposals can be made.</p>',
  'Su factura está dentro del archivo adjunto': 'Your bill is inside the attached file',
  '<p>Abra el archivo para ver el importe. Si no se abre, desactive su antivirus e inténtelo de nuevo.</p>':
    '<p>Open the file to see the amount. If it does not open, turn off your antivirus and try again.</p>',
  'Re: La casa de Cudillero': 'Re: The house in Cudillero',
  '<p>¡Contad con nosotros tres! Te hago el bizum de la señal mañana. Llevo el vino y la baraja, y no pienso perder al mus otra vez. Una pregunta: ¿el perro de Lucas…</p>':
    '<p>Count the three of us in! I will send you the deposit by phone tomorrow. I am bringing the wine and the cards, and I do not intend to lose again. One question: Lucas’s dog…</p>',
  'Re: Revisión del libro de precios de invierno': 'Re: Review of the winter price book',
  '<p>Gracias, Lucía. Lo he leído entero.</p><p>El margen de la 3.0TD me parece bien, pero en la 6.1TD nos quedamos fuera en cuanto el cliente consume de noche. ¿Probamos con tres euros menos en el fee de P6?</p><p>Ana</p>':
    '<p>Thank you, Lucía. I have read all of it.</p><p>The margin of the 3.0TD looks right to me, but with the 6.1TD we are out of the running as soon as the customer consumes at night. Shall we try three euros less in the P6 fee?</p><p>Ana</p>',
  '<p>Hecho: con tres euros menos ganamos en 41 de los 60 estudios del último mes, antes eran 28.</p><p>Lo dejo como <strong>versión de diciembre</strong> y lo publico cuando me digas.</p>':
    '<p>Done: with three euros less we win 41 of last month’s 60 studies, up from 28.</p><p>I am leaving it as the <strong>December version</strong> and will publish it when you say so.</p>',
  'Revisión del libro de precios de invierno': 'Review of the winter price book',
  '<p>Ana:</p><p>Con los futuros de diciembre a la baja podemos ajustar los tres productos fijos. Te resumo:</p><ul><li><strong>2.0TD</strong>: bajamos 0,004 €/kWh en los tres periodos.</li><li><strong>3.0TD</strong>: solo P1 y P2.</li><li><strong>6.1TD</strong>: nada todavía, espero tu opinión.</li></ul><p>El documento lleva la comparación con la competencia.</p><p>Lucía</p>':
    '<p>Ana,</p><p>With December futures going down we can adjust the three fixed products. In short:</p><ul><li><strong>2.0TD</strong>: down €0.004/kWh in all three periods.</li><li><strong>3.0TD</strong>: P1 and P2 only.</li><li><strong>6.1TD</strong>: nothing yet, I am waiting for your opinion.</li></ul><p>The document has the comparison with our competitors.</p><p>Lucía</p>',
  'Hemos bloqueado su tarjeta': 'We have blocked your card',
  '<p>Estimado cliente: detectamos un acceso desde otro país. Escriba aquí su clave para que podamos comprobar que es la suya.</p>':
    '<p>Dear customer, we have noticed somebody signing in from another country. Write your password here so that we can check that it is yours.</p>',
  'foto del perro con la manta': 'photo of the dog with the blanket',
  '<p>hija no sé si se manda así. dime si la ves. está gordísimo. un beso</p>':
    '<p>darling i dont know if this is how you send it. tell me if you can see it. he is so fat. a kiss</p>',
  'Propuesta para la comunidad de regantes': 'Proposal for the irrigation community',
  '<p>Aitana:</p><p>Te dejo la hoja con los nueve pozos. Ojo con el del Cerro: riega de julio a septiembre y el resto del año paga una potencia que no usa. Antes de enviarla habría que…</p>':
    '<p>Aitana,</p><p>Here is the sheet with the nine wells. Mind the one on the hill: it irrigates from July to September and for the rest of the year pays for power it does not use. Before we send it we should…</p>',
  'El hotel firma hoy si llegamos a 0,119': 'The hotel signs today if we get to 0.119',
  '<p>Jefa, urgente:</p><p>El director del hotel tiene otra oferta a <strong>0,1195 €/kWh</strong> hasta las seis de la tarde. Son 480 MWh al año. ¿Me dejas bajar el fee a 2 €/MWh? Con eso quedamos en 0,1188.</p><p>Estoy en su recepción, llámame.</p>':
    '<p>Urgent, boss:</p><p>The hotel manager has another offer at <strong>€0.1195/kWh</strong> until six this evening. It is 480 MWh a year. May I lower the fee to €2/MWh? That leaves us at 0.1188.</p><p>I am at their reception, call me.</p>',
  'Importante: su excedente solar vale millones': 'Important: your solar surplus is worth millions',
  '<p>Conecte sus placas a nuestra granja y cobre mientras duerme. Plazas limitadas. No es una estafa (lo dice nuestro abogado).</p>':
    '<p>Connect your panels to our farm and earn while you sleep. Limited places. It is not a scam (our lawyer says so).</p>',
  '¿Cenamos el viernes?': 'Dinner on Friday?',
  '<p>Han abierto un sitio de arroces al lado de tu oficina y dicen que el de verduras está a la altura. Yo invito, que te debo lo de las entradas.</p><p>¿A las nueve y media?</p>':
    '<p>A rice place has opened next to your office, and they say the vegetable one is as good as any. It is on me, as I owe you for the tickets.</p><p>Half past nine?</p>',
  'Te paso el recibo de mi madre': 'Here is my mother’s bill',
  '<p>Ochenta euros viviendo sola y con la caldera de gas. Tiene 5,5 kW contratados y no creo que haya encendido el horno desde la comunión de Lucas.</p><p>Cuando puedas, sin prisa. ¡Mil gracias!</p>':
    '<p>Eighty euros, living alone and with a gas boiler. She has 5.5 kW contracted and I doubt she has turned on the oven since Lucas’s communion.</p><p>When you can, no hurry. Thanks a million!</p>',
};
