import type { EnglishTexts } from '../language.ts';
import { readTable } from '../table.ts';
import { ENGLISH_ANSWERS } from './english-knowledge.ts';
import { contentOf, QUESTIONS } from './knowledge-base.ts';

const ANSWERS = readTable(['paragraph', 'heading', 'points'], ENGLISH_ANSWERS).map(
  ({ paragraph, heading, points }, id): [string, string] => {
    const { thing, content } = QUESTIONS[id]!;
    return [content, contentOf(thing, [paragraph, heading, points])];
  },
);

export const english: EnglishTexts = {
  ...Object.fromEntries(ANSWERS),
  'Primeros pasos': 'First steps',
  'Tu cuenta, tus puntos de suministro y lo que puedes hacer desde el primer día.':
    'Your account, your supply points and what you can do from the first day.',
  'Tu factura': 'Your bill',
  'Línea a línea: qué pagas, a quién y qué parte depende de ti.':
    'Line by line: what you pay, to whom, and which part is up to you.',
  'Placas y baterías': 'Panels and batteries',
  'Cuántas convienen, qué trámites llevan y cómo se compensan los excedentes.':
    'How many are worth it, the paperwork, and how surplus is paid.',
  'Coche eléctrico': 'Electric car',
  'Cargadores, potencia y las horas en que cargar sale a cuenta.':
    'Chargers, power and the hours when charging pays.',
  'Calor y frío': 'Heating and cooling',
  'Aerotermia, termos y termostatos: cómo elegirlos y ajustarlos.':
    'Heat pumps, water heaters and thermostats: how to choose and set them.',
  'Compras y envíos': 'Shopping and delivery',
  'Pagar, recibir, devolver y reclamar la garantía.':
    'Paying, receiving, returning and claiming the warranty.',
  '¿Qué potencia me conviene contratar?': 'What power should I contract?',
  '¿Qué son las horas punta, llano y valle?': 'What are peak, flat and off-peak hours?',
  'Tu cuenta': 'Your account',
  '¿Cómo cambio mi contraseña?': 'How do I change my password?',
  '¿Cómo doy acceso a mi gestoría?': 'How do I give my accountants access?',
  '¿Puedo tener varias direcciones?': 'May I have several addresses?',
  '¿Cómo cambio el idioma?': 'How do I change the language?',
  '¿Cómo cierro mi cuenta?': 'How do I close my account?',
  'Conectar equipos': 'Connecting devices',
  '¿Cómo conecto el termostato al wifi?': 'How do I connect the thermostat to wifi?',
  'El enchufe medidor no aparece en la red': 'The metering plug does not show up in the network',
  '¿Qué hago si cambio de router?': 'What do I do if I change router?',
  '¿Puedo usar los equipos sin internet?': 'Can I use the devices without internet?',
  '¿Cómo comparto un equipo con mi familia?': 'How do I share a device with my family?',
  'Comprar en la tienda': 'Buying in the shop',
  '¿Cómo uso un cupón de descuento?': 'How do I use a discount coupon?',
  '¿Por qué cambian las ofertas de la cesta?': 'Why do the offers in the basket change?',
  '¿Puedo guardar una cesta para luego?': 'Can I save a basket for later?',
  '¿Cómo pido un presupuesto a medida?': 'How do I ask for a tailored quote?',
  '¿Vendéis recambios?': 'Do you sell spare parts?',
  'Ahorrar energía': 'Saving energy',
  '¿Qué gasta un aparato en espera?': 'What does a device on standby use?',
  '¿Compensa una batería en un piso?': 'Is a battery worth it in a flat?',
  '¿Cuándo conviene cargar el coche?': 'When is it best to charge the car?',
  'Entender la factura': 'Understanding the bill',
  '¿Qué es el CUPS?': 'What is the CUPS?',
  '¿Qué parte de la factura son impuestos?': 'How much of the bill is tax?',
  '¿Qué es el término de potencia?': 'What is the power term?',
  '¿Por qué me han estimado la lectura?': 'Why was my reading estimated?',
  '¿Qué son los excedentes compensados?': 'What is compensated surplus?',
  'Privacidad y seguridad': 'Privacy and security',
  '¿Quién ve mi curva de consumo?': 'Who sees my consumption curve?',
  '¿Cómo retiro una autorización?': 'How do I withdraw an authorisation?',
  '¿Dónde se guardan mis datos?': 'Where is my data kept?',
  '¿Cómo reconozco una llamada falsa?': 'How do I recognise a fake call?',
  Pagos: 'Payments',
  'Cómo y cuándo se paga': 'How and when you pay',
  '¿Cuándo se cobra mi pedido?': 'When am I charged for my order?',
  'Al confirmarlo reservamos el importe y lo cobramos cuando el paquete sale del almacén. Si algo no queda, devolvemos su parte en el acto.':
    'We reserve the amount when you confirm, and charge it when the parcel leaves the warehouse. If something is out of stock, we refund its share at once.',
  '¿Qué formas de pago aceptáis?': 'Which ways of paying do you accept?',
  'Tarjeta, transferencia, Bizum y domiciliación para clientes con contrato de suministro. En tienda, también efectivo hasta el límite legal.':
    'Card, bank transfer, Bizum, and direct debit for customers with a supply contract. In the shop, also cash up to the legal limit.',
  '¿Puedo pagar a plazos una batería o una aerotermia?':
    'Can I pay for a battery or a heat pump in instalments?',
  'Sí, a partir de 600 €, en tres, seis o doce meses sin intereses. La respuesta llega en un minuto y no hace falta cambiar de banco.':
    'Yes, from €600, over three, six or twelve months without interest. The answer comes within a minute and you need not change bank.',
  '¿Puedo cargar la compra en mi factura de la luz?': 'Can I add the purchase to my electricity bill?',
  'Si tu contrato lleva más de seis meses, reparte el importe en hasta doce facturas. Lo verás en una línea aparte, separada de la energía.':
    'If your contract is over six months old, spread the amount over up to twelve bills. You will see it on a line of its own, apart from the energy.',
  '¿Por qué se ha rechazado mi tarjeta?': 'Why was my card declined?',
  'Casi siempre porque el banco espera que confirmes la compra en su aplicación. Inténtalo de nuevo con ella abierta o elige otra forma de pago.':
    'Nearly always because the bank is waiting for you to confirm the purchase in its app. Try again with the app open, or choose another way of paying.',
  '¿Dónde descargo la factura de mi compra?': 'Where do I download the invoice of my purchase?',
  'En Mis pedidos, al lado de cada uno. Para ponerla a nombre de una empresa, escribe el NIF antes de pagar.':
    'In My orders, beside each one. To have it made out to a company, write its tax number before you pay.',
  '¿Aplicáis el IVA reducido a las placas?': 'Do you apply reduced VAT to panels?',
  'El tipo depende de la obra y de la vivienda. Si la instalación cumple los requisitos, te pediremos una declaración y lo aplicaremos en el presupuesto.':
    'The rate depends on the work and on the home. If the installation meets the requirements, we will ask you for a declaration and apply it in the quote.',
  Envíos: 'Delivery',
  'Del almacén a tu puerta': 'From the warehouse to your door',
  '¿Cuánto tarda en llegar un pedido?': 'How long does an order take?',
  'Lo pequeño, de uno a tres días laborables. Baterías, termos y máquinas de aerotermia van en camión con cita y suelen tardar una semana.':
    'Small things, one to three working days. Batteries, water heaters and heat pumps come by lorry, by appointment, and usually take a week.',
  '¿Cuánto cuesta el envío?': 'What does delivery cost?',
  'Los productos con la marca «envío gratis» no tienen coste en la península. El resto, 4,90 €, o nada si el pedido pasa de 60 €.':
    'Products marked “free shipping” cost nothing to deliver on the mainland. The rest, €4.90, or nothing if the order is over €60.',
  '¿Enviáis a Canarias, Baleares, Ceuta y Melilla?':
    'Do you deliver to the Canaries, the Balearics, Ceuta and Melilla?',
  'Sí, salvo baterías de litio de más de 2 kWh, que solo viajan por mar y se presupuestan aparte. A Canarias, Ceuta y Melilla no se cobra IVA.':
    'Yes, except for lithium batteries over 2 kWh, which only travel by sea and are quoted apart. No VAT is charged to the Canaries, Ceuta and Melilla.',
  '¿Puedo elegir el día de entrega?': 'Can I choose the day of delivery?',
  'En los envíos con cita, el transportista te llama la víspera. En los demás eliges día desde el mensaje de seguimiento.':
    'For deliveries by appointment, the carrier calls you the day before. For the others, choose a day from the tracking message.',
  '¿Subís el termo a casa?': 'Will you carry the water heater upstairs?',
  'La entrega normal es a pie de calle. Añade «entrega e instalación» en la cesta y dos personas lo suben, lo montan y retiran el viejo.':
    'Normal delivery is to the street door. Add “delivery and installation” in the basket and two people carry it up, fit it and take the old one away.',
  'Cancelaciones y devoluciones': 'Cancellations and returns',
  'Si cambias de idea': 'If you change your mind',
  '¿Puedo cancelar un pedido?': 'Can I cancel an order?',
  'Sí, hasta que sale del almacén, desde Mis pedidos y sin dar explicaciones. Después, rechaza la entrega o pide la devolución.':
    'Yes, until it leaves the warehouse, from My orders and without giving reasons. After that, refuse the delivery or ask for a return.',
  '¿Cuántos días tengo para devolver?': 'How many days do I have to return something?',
  'Treinta desde que lo recibes, más del doble de lo que marca la ley. Basta con que conserve sus piezas y su manual.':
    'Thirty from when you receive it, over twice what the law asks. It only has to have its parts and its manual.',
  '¿Quién paga el transporte de la devolución?': 'Who pays for sending it back?',
  'Nosotros, si el producto falla o no es el que pediste. Si es un cambio de idea, descontamos 4,90 €.':
    'We do, if the product fails or is not what you ordered. If you changed your mind, we deduct €4.90.',
  '¿Cuándo recibo mi dinero?': 'When do I get my money?',
  'En cuanto el paquete pasa por el escáner del transportista iniciamos el abono. El banco tarda de dos a cinco días en mostrarlo.':
    'We start the refund as soon as the carrier scans the parcel. The bank takes two to five days to show it.',
  '¿Puedo devolver algo ya instalado?': 'Can I return something already installed?',
  'Si funciona mal, siempre. Si funciona bien, no admitimos equipos conectados a la instalación eléctrica o al agua.':
    'If it does not work well, always. If it does, we do not take back devices connected to the wiring or the water.',
  'Mi producto ha llegado roto, ¿qué hago?': 'My product arrived broken, what do I do?',
  'Haz una foto del embalaje y escríbenos en 48 horas. Enviamos otro sin esperar a recoger el primero.':
    'Take a photo of the packaging and write to us within 48 hours. We send another without waiting to collect the first.',
  '¿Cómo desisto de un contrato de suministro?': 'How do I withdraw from a supply contract?',
  'Tienes catorce días naturales desde que lo aceptaste. Escríbenos con el CUPS y seguirás con tu compañía anterior como si nada.':
    'You have fourteen calendar days from when you accepted it. Write to us with the CUPS and you stay with your previous company as if nothing had happened.',
  'Mis pedidos': 'My orders',
  'Seguimiento y facturas': 'Tracking and invoices',
  '¿Dónde está mi pedido?': 'Where is my order?',
  'En Mis pedidos, con el enlace del transportista. Se actualiza varias veces al día, menos en domingo.':
    'In My orders, with the carrier’s link. It is updated several times a day, except on Sundays.',
  '¿Puedo cambiar la dirección de un pedido?': 'Can I change the address of an order?',
  'Mientras ponga «en preparación», sí. Después, solo el transportista puede desviarlo a un punto de recogida cercano.':
    'While it says “being prepared”, yes. After that, only the carrier can send it to a collection point nearby.',
  '¿Por qué he recibido solo una parte?': 'Why have I received only a part?',
  'Los pedidos grandes viajan en varios bultos. Mira cuántos lleva el tuyo y, si pasan dos días, escríbenos.':
    'Large orders travel in several parcels. See how many yours has and, if two days go by, write to us.',
  '¿Puedo añadir un producto a un pedido hecho?': 'Can I add a product to an order I have placed?',
  'No, pero si haces otro en la misma hora los juntamos y te devolvemos un envío.':
    'No, but if you place another within the hour we put them together and refund one delivery.',
  '¿Cuánto tiempo guardáis mis pedidos?': 'How long do you keep my orders?',
  'Seis años, que es lo que pide el Código de Comercio. La garantía se tramita desde el propio pedido, sin tique.':
    'Six years, which is what the Spanish Commercial Code asks. Warranty claims are made from the order itself, without a receipt.',
  'Productos y servicios': 'Products and services',
  'Antes y después de comprar': 'Before and after buying',
  '¿Qué cargador necesito para mi coche?': 'Which charger does my car need?',
  'Con 7,4 kW y una noche se llenan casi todos. Si tu potencia contratada no llega, elige un cargador que se regule solo antes que subirla.':
    'With 7.4 kW and one night nearly all of them fill up. If your contracted power is too low, choose a charger that regulates itself rather than raise it.',
  '¿Cuántas placas caben en mi tejado?': 'How many panels fit on my roof?',
  'Cada placa ocupa unos dos metros cuadrados. Con tu CUPS y tu dirección te decimos cuántas convienen, que rara vez son todas las que caben.':
    'Each panel takes about two square metres. With your CUPS and your address we tell you how many are worth it, which is seldom all that fit.',
  '¿Instaláis vosotros los equipos?': 'Do you install the devices yourselves?',
  'Sí, con instaladores propios en doce provincias y colaboradores en el resto. El presupuesto incluye el boletín y los trámites con la distribuidora.':
    'Yes, with our own installers in twelve provinces and partners in the rest. The quote includes the certificate and the paperwork with the distributor.',
  '¿Qué garantía tienen los productos?': 'What warranty do the products have?',
  'Tres años como mínimo. Los inversores llegan a diez y las placas conservan por contrato su potencia durante veinticinco.':
    'Three years at least. Inverters go up to ten, and panels keep their power by contract for twenty-five.',
};
