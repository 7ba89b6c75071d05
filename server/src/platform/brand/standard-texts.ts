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
  oferta:
    'He leído la propuesta, con su comparación antes y después, y acepto contratar el suministro en las condiciones que recoge el PDF.',
  'cambio-suministro':
    'Autorizo a tramitar en mi nombre el cambio de comercializadora de los puntos de suministro de esta propuesta.',
  privacidad:
    'He sido informado del tratamiento de mis datos para preparar y gestionar el contrato, y de mi derecho a acceder a ellos, rectificarlos y suprimirlos.',
  comunicaciones:
    'Quiero recibir avisos sobre mi suministro y ofertas por correo electrónico. Puedo retirarlo cuando quiera.',
};
