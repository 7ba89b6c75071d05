/**
 * The keys of the QR code of a bill (CNMC resolution of 24-06-2021, Annex I as changed by that of 6-10-2022,
 * BOE-A-2022-16989), by the way in which their values are read.
 */
const TEXTOS = ['cp', 'tc', 'tf', 'com', 'cups', 'cambio', 'promo', 'verde', 'rev'] as const;
const FECHAS = ['iniA', 'finPen', 'finContrato', 'iniF', 'finF', 'fFact'] as const;
const CIFRAS = [
  ...(['pP1', 'pP2', 'pmaxP1', 'pmaxP2'] as const),
  ...(['caP1', 'caP2', 'caP3', 'cfP1', 'cfP2', 'cfP3', 'cfP1flex', 'cfP2flex'] as const),
  ...(['prP1', 'prP2', 'prE1', 'prE2', 'prE3'] as const),
  ...(['imp', 'impPot', 'impEner', 'impSA', 'impOtrosConIE', 'impOtrosSinIE'] as const),
  ...(['exc', 'dto', 'dtoBS', 'finBS', 'ajuste'] as const),
] as const;

export type ClaveDeTexto = (typeof TEXTOS)[number];
export type ClaveDeFecha = (typeof FECHAS)[number];
export type ClaveDeCifra = (typeof CIFRAS)[number];
export type Clave = ClaveDeTexto | ClaveDeFecha | ClaveDeCifra;

export const FORMAS = { texto: TEXTOS, fecha: FECHAS, cifra: CIFRAS } as const;
