import type { ajustes } from '@vatio/contract/endpoints';

/** The version of the program's own texts. Another wording is another version. */
export const STANDARD_VERSION = '2026-11';

/** What a brand says where it has written nothing else. */
export const STANDARD_TEXTS: Readonly<Record<ajustes.TipoDeTexto, string>> = {
  propuesta:
    'Estudio comparativo informativo. La contratación se formaliza con la comercializadora, con sus condiciones generales y el documento previo que exige el RD 88/2026. Tus datos se tratan solo para preparar esta propuesta y gestionar lo que contrates.',
  correo: 'Te enviamos nuestra propuesta de suministro eléctrico.',
  condiciones: [
    'Pago. Por adeudo en la cuenta del mandato. La factura se emite con cada lectura y se paga en el plazo que indica.',
    'Cambios de precio o de condiciones. Se comunican al menos un mes antes, con un cuadro de antes y después, y el cliente puede dejar el contrato sin coste.',
    'Reclamaciones. Primero ante la comercializadora; después, ante el organismo de consumo de su comunidad autónoma o el que corresponda.',
  ].join('\n'),
  // What arts. 13 and 14 of the GDPR ask to be told; the page names the company and whom to write to.
  'proteccion-datos': [
    'Para qué. Tus datos se tratan para estudiar tu suministro, hacerte una propuesta y, si la aceptas, tramitar y gestionar el contrato. Si lo consientes aparte, también para mandarte avisos y ofertas.',
    'Con qué base. Las gestiones que pides antes de contratar y el propio contrato; tu consentimiento, para los avisos y las ofertas; y las obligaciones legales, como las fiscales.',
    'De dónde salen. De ti, de tus facturas y, con tu autorización, de los datos de tu punto de suministro que guarda la distribuidora.',
    'Quién los recibe. La comercializadora con la que contratas, la distribuidora de tu zona y quien presta servicios a esta empresa. No se venden a nadie.',
    'Cuánto se guardan. Mientras dura la relación y, después, bloqueados, lo que piden las leyes.',
    'Tus derechos. Puedes pedir acceder a tus datos, corregirlos, suprimirlos, llevártelos, limitar su uso u oponerte a él, y retirar tu consentimiento cuando quieras. Si crees que no se atiende como es debido, puedes reclamar ante la Agencia Española de Protección de Datos (www.aepd.es).',
  ].join('\n'),
  oferta:
    'He leído la propuesta, con su comparación antes y después, y acepto contratar el suministro en las condiciones que recoge el PDF.',
  'cambio-suministro':
    'Autorizo a tramitar en mi nombre el cambio de comercializadora de los puntos de suministro de esta propuesta.',
  privacidad:
    'He sido informado del tratamiento de mis datos para preparar y gestionar el contrato, y de mi derecho a acceder a ellos, rectificarlos y suprimirlos.',
  comunicaciones:
    'Quiero recibir avisos sobre mi suministro y ofertas por correo electrónico. Puedo retirarlo cuando quiera.',
};
