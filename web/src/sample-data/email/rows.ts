import { daysFromToday, earlierToday } from '../dates.ts';
import { fileIcon } from '../pictures.ts';
import type { Attachment, Email } from './email.ts';
import { OWNER, PEOPLE } from './people.ts';

type Row = Pick<Email, 'from' | 'subject' | 'message' | 'folder' | 'labels'> &
  Partial<Email> & { readonly when: Date };

function mail({ when, ...row }: Row, index: number): Email {
  return {
    id: index + 1,
    to: [{ name: OWNER.name, email: OWNER.email }],
    cc: [],
    bcc: [],
    attachments: [],
    isStarred: false,
    isRead: true,
    replies: [],
    time: when.toISOString(),
    ...row,
  };
}

function file(fileName: string, size: string): Attachment {
  return { fileName, thumbnail: fileIcon(fileName.split('.').at(-1) ?? ''), url: '', size };
}

const { lucia, marcos, aitana, iker, distribuidora, nuria, oscar, teresa, pablo } = PEOPLE;
const { abuela, colegio, clinica, premio, kilovatios, banco, bombillas, plantillas, crypto } = PEOPLE;

/** A reply is a whole mail of its own; these answer the mail about the tariff review. */
const answersOfReview: readonly Email[] = [
  mail(
    {
      when: daysFromToday(-4, '10:52'),
      from: OWNER,
      to: [{ name: lucia.name, email: lucia.email }],
      subject: 'Re: Revisión del libro de precios de invierno',
      message:
        '<p>Gracias, Lucía. Lo he leído entero.</p><p>El margen de la 3.0TD me parece bien, pero en la 6.1TD nos quedamos fuera en cuanto el cliente consume de noche. ¿Probamos con tres euros menos en el fee de P6?</p><p>Ana</p>',
      folder: 'sent',
      labels: ['company'],
    },
    100,
  ),
  mail(
    {
      when: daysFromToday(-4, '12:20'),
      from: lucia,
      subject: 'Re: Revisión del libro de precios de invierno',
      message:
        '<p>Hecho: con tres euros menos ganamos en 41 de los 60 estudios del último mes, antes eran 28.</p><p>Lo dejo como <strong>versión de diciembre</strong> y lo publico cuando me digas.</p>',
      folder: 'inbox',
      labels: ['company'],
    },
    101,
  ),
];

const rows: readonly Row[] = [
  {
    when: daysFromToday(-36, '09:12'),
    from: distribuidora,
    subject: 'Aceptada la solicitud de acceso a las curvas de carga',
    message:
      '<p>Buenos días:</p><p>La solicitud de acceso a las curvas horarias de <strong>14 puntos de suministro</strong> ha sido aceptada. Los ficheros estarán disponibles a partir de mañana y durante 90 días.</p><p>Adjuntamos la relación de puntos.</p>',
    folder: 'inbox',
    labels: ['company'],
    attachments: [file('puntos-autorizados.txt', '1mb')],
  },
  {
    when: daysFromToday(-33, '03:41'),
    from: premio,
    subject: '¡Enhorabuena! Ha sido usted seleccionada',
    message:
      '<p>Estimada ganadora:</p><p>Su correo ha resultado elegido entre dos millones. Para recibir los 950.000 € solo necesitamos una fotografía de su DNI y un pequeño pago de gestión.</p>',
    folder: 'spam',
    labels: ['private'],
  },
  {
    when: daysFromToday(-30, '16:05'),
    from: OWNER,
    to: [{ name: nuria.name, email: nuria.email }],
    subject: 'Tu estudio de la panadería: 1.140 € menos al año',
    message:
      '<p>Hola, Nuria:</p><p>Como hornáis de madrugada, casi el 60 % de tu consumo cae en P6. Con el producto que te propongo pagarías <strong>1.140 € menos al año</strong>, y bajando la potencia de P1 a 22 kW, otros 310 €.</p><p>¿Te llamo el jueves y lo vemos con la factura delante?</p><p>Un saludo,<br>Ana</p>',
    folder: 'sent',
    labels: ['company'],
  },
  {
    when: daysFromToday(-27, '19:48'),
    from: clinica,
    subject: 'Recordatorio de su cita',
    message:
      '<p>Le recordamos su revisión del martes a las 18:15. Si no puede acudir, avísenos con un día de antelación.</p>',
    folder: 'trash',
    labels: ['personal'],
  },
  {
    when: daysFromToday(-25, '11:30'),
    from: OWNER,
    to: [{ name: oscar.name, email: oscar.email }],
    subject: 'Penalización por reactiva en la nave de frío',
    message:
      '<p>Óscar:</p><p>He repasado las tres últimas facturas. El coseno de fi baja a 0,82 cuando arrancan los dos compresores a la vez, y eso os cuesta unos 190 € al mes. Una batería de condensadores se pagaría en…</p>',
    folder: 'draft',
    labels: ['company'],
  },
  {
    when: daysFromToday(-22, '08:55'),
    from: oscar,
    subject: 'Facturas de septiembre y octubre',
    message:
      '<p>Buenos días, Ana:</p><p>Te mando las dos facturas en una hoja, como me pediste. La de octubre se ha disparado y en producción no hemos cambiado nada; ¿puedes mirarlo antes de que pague?</p><p>Gracias,<br>Óscar</p>',
    folder: 'inbox',
    labels: ['company'],
    isStarred: true,
    attachments: [file('facturas-nave-frio.xls', '4mb')],
  },
  {
    when: daysFromToday(-20, '05:17'),
    from: kilovatios,
    subject: 'Luz GRATIS para siempre, última oportunidad',
    message:
      '<p>Instale nuestro enchufe inteligente y su contador dejará de contar. Oferta válida solo hoy, como todos los días.</p>',
    folder: 'spam',
    labels: ['personal'],
    isRead: false,
  },
  {
    when: daysFromToday(-18, '21:33'),
    from: teresa,
    subject: 'La casa de Cudillero',
    message:
      '<p>¡Ana! Me han confirmado la casa para el puente: cuatro habitaciones, chimenea y el mar debajo. Somos siete contando a los niños.</p><p>Dime algo antes del domingo, que hay que dejar señal. Yo llevo las fabes.</p><p>Besos</p>',
    folder: 'inbox',
    labels: ['private'],
    isStarred: true,
  },
  {
    when: daysFromToday(-17, '13:02'),
    from: pablo,
    subject: 'Entradas del concierto: al final no puedo',
    message:
      '<p>Me ha salido viaje ese fin de semana. Te reenvío las dos entradas por si quieres ir con tu hermana; ya me invitarás a algo.</p>',
    folder: 'trash',
    labels: ['personal'],
    isStarred: true,
    isRead: false,
  },
  {
    when: daysFromToday(-15, '22:10'),
    from: OWNER,
    to: [{ name: abuela.name, email: abuela.email }],
    subject: 'El bono social, explicado para ti',
    message:
      '<p>Mamá:</p><p>Te he rellenado la solicitud. Solo falta que firmes en la segunda hoja y que metas la fotocopia del libro de familia. Con la pensión mínima te corresponde el descuento de vulnerable, que este año…</p>',
    folder: 'draft',
    labels: ['personal'],
    isRead: false,
    attachments: [file('solicitud-bono-social.doc', '2mb')],
  },
  {
    when: daysFromToday(-14, '07:29'),
    from: bombillas,
    subject: 'La bombilla que las eléctricas no quieren que conozcas',
    message:
      '<p>Un ingeniero jubilado ha descubierto cómo iluminar una casa con medio vatio. Compre diez y llévese once.</p>',
    folder: 'spam',
    labels: ['company'],
  },
  {
    when: daysFromToday(-12, '17:46'),
    from: colegio,
    subject: 'Excursión al parque eólico de 5.º B',
    message:
      '<p>Queridas familias:</p><p>El día 12 visitaremos el parque eólico. Salida a las 9:00 y regreso a las 14:30. Traed almuerzo, chubasquero y la autorización firmada.</p><p>Buscamos a alguien que explique a los niños qué es un kilovatio hora. ¿Voluntarios?</p>',
    folder: 'inbox',
    labels: ['private'],
    isRead: false,
  },
  {
    when: daysFromToday(-11, '12:00'),
    from: OWNER,
    to: [
      { name: marcos.name, email: marcos.email },
      { name: aitana.name, email: aitana.email },
    ],
    subject: 'Objetivos del trimestre y reparto de la cartera',
    message:
      '<p>Hola a los dos:</p><ul><li>Marcos: hostelería y comercio de Valencia y Castellón.</li><li>Aitana: cooperativas agrícolas y regadíos.</li></ul><p>Os adjunto la cartera repartida y el guion de la llamada. El viernes a las diez lo repasamos.</p><p>Ana</p>',
    folder: 'sent',
    labels: ['important'],
    isStarred: true,
    attachments: [file('cartera-repartida.xls', '7mb'), file('guion-de-llamada.doc', '1mb')],
  },
  {
    when: daysFromToday(-10, '18:21'),
    from: iker,
    subject: 'Corte de red el sábado por la mañana',
    message:
      '<p>El sábado de 8 a 10 cambiamos el cortafuegos. El correo seguirá entrando, pero no se podrán generar propuestas.</p>',
    folder: 'trash',
    labels: ['company'],
    isRead: false,
  },
  {
    when: daysFromToday(-9, '04:08'),
    from: plantillas,
    subject: 'Su factura está dentro del archivo adjunto',
    message:
      '<p>Abra el archivo para ver el importe. Si no se abre, desactive su antivirus e inténtelo de nuevo.</p>',
    folder: 'spam',
    labels: ['personal'],
    attachments: [file('factura-urgente.js', '33mb')],
  },
  {
    when: daysFromToday(-7, '20:37'),
    from: OWNER,
    to: [{ name: teresa.name, email: teresa.email }],
    subject: 'Re: La casa de Cudillero',
    message:
      '<p>¡Contad con nosotros tres! Te hago el bizum de la señal mañana. Llevo el vino y la baraja, y no pienso perder al mus otra vez. Una pregunta: ¿el perro de Lucas…</p>',
    folder: 'draft',
    labels: ['private'],
    isStarred: true,
  },
  {
    when: daysFromToday(-5, '09:40'),
    from: lucia,
    subject: 'Revisión del libro de precios de invierno',
    message:
      '<p>Ana:</p><p>Con los futuros de diciembre a la baja podemos ajustar los tres productos fijos. Te resumo:</p><ul><li><strong>2.0TD</strong>: bajamos 0,004 €/kWh en los tres periodos.</li><li><strong>3.0TD</strong>: solo P1 y P2.</li><li><strong>6.1TD</strong>: nada todavía, espero tu opinión.</li></ul><p>El documento lleva la comparación con la competencia.</p><p>Lucía</p>',
    folder: 'inbox',
    labels: ['company'],
    isStarred: true,
    cc: [{ name: marcos.name, email: marcos.email }],
    attachments: [file('libro-invierno.doc', '5mb')],
    replies: answersOfReview,
  },
  {
    when: daysFromToday(-4, '02:54'),
    from: banco,
    subject: 'Hemos bloqueado su tarjeta',
    message:
      '<p>Estimado cliente: detectamos un acceso desde otro país. Escriba aquí su clave para que podamos comprobar que es la suya.</p>',
    folder: 'spam',
    labels: ['private'],
    isRead: false,
  },
  {
    when: daysFromToday(-3, '15:15'),
    from: abuela,
    subject: 'foto del perro con la manta',
    message: '<p>hija no sé si se manda así. dime si la ves. está gordísimo. un beso</p>',
    folder: 'trash',
    labels: ['personal'],
  },
  {
    when: daysFromToday(-1, '18:58'),
    from: OWNER,
    to: [{ name: aitana.name, email: aitana.email }],
    subject: 'Propuesta para la comunidad de regantes',
    message:
      '<p>Aitana:</p><p>Te dejo la hoja con los nueve pozos. Ojo con el del Cerro: riega de julio a septiembre y el resto del año paga una potencia que no usa. Antes de enviarla habría que…</p>',
    folder: 'draft',
    labels: ['company'],
    isRead: false,
    attachments: [file('pozos-y-potencias.xls', '11mb')],
  },
  {
    when: earlierToday(0.35),
    from: marcos,
    subject: 'El hotel firma hoy si llegamos a 0,119',
    message:
      '<p>Jefa, urgente:</p><p>El director del hotel tiene otra oferta a <strong>0,1195 €/kWh</strong> hasta las seis de la tarde. Son 480 MWh al año. ¿Me dejas bajar el fee a 2 €/MWh? Con eso quedamos en 0,1188.</p><p>Estoy en su recepción, llámame.</p>',
    folder: 'inbox',
    labels: ['company', 'important'],
    isRead: false,
  },
  {
    when: earlierToday(0.55),
    from: crypto,
    subject: 'Importante: su excedente solar vale millones',
    message:
      '<p>Conecte sus placas a nuestra granja y cobre mientras duerme. Plazas limitadas. No es una estafa (lo dice nuestro abogado).</p>',
    folder: 'spam',
    labels: ['important'],
  },
  {
    when: earlierToday(0.75),
    from: pablo,
    subject: '¿Cenamos el viernes?',
    message:
      '<p>Han abierto un sitio de arroces al lado de tu oficina y dicen que el de verduras está a la altura. Yo invito, que te debo lo de las entradas.</p><p>¿A las nueve y media?</p>',
    folder: 'inbox',
    labels: ['personal'],
    isRead: false,
    isStarred: true,
  },
  {
    when: earlierToday(0.95),
    from: teresa,
    subject: 'Te paso el recibo de mi madre',
    message:
      '<p>Ochenta euros viviendo sola y con la caldera de gas. Tiene 5,5 kW contratados y no creo que haya encendido el horno desde la comunión de Lucas.</p><p>Cuando puedas, sin prisa. ¡Mil gracias!</p>',
    folder: 'inbox',
    labels: ['private'],
  },
];

export const emails: readonly Email[] = rows.map(mail);
