/** The company of the demo portfolio, invented: it stands on its documents, its mails and its settlements. */
export const EMPRESA = {
  razonSocial: 'Vatio Asesores de Energía',
  formaJuridica: 'S.L.',
  cif: 'B87000006',
  direccion: 'Calle del Faro, 12',
  codigoPostal: '46011',
  municipio: 'València',
  provincia: 'Valencia',
  registro: 'Registro Mercantil de Valencia, tomo 1, folio 1, hoja V-1',
  contactoDatos: 'datos@vatio.example',
  iban: 'ES8399990001490000000042',
  textoLegal: 'Empresa inventada para la demostración.',
} as const;
