import { type campos, clientes, clientesLote } from '@vatio/contract/endpoints';
import { isNada, nombreLlano, provinciaEscrita, type SignoDecimal } from '@vatio/domain';
import { foldText } from '../../../platform/fold-text.ts';
import { asWritten } from '../../../platform/sheet/reading/cell-values.ts';
import type { ReadRow } from '../../../platform/sheet/reading/read-row.ts';
import type { ImportColumn, RowReason } from '../../../platform/sheet/reading/row-reader.ts';
import { isUuid } from '../../../platform/uuid.ts';
import { type Propios, readPropios } from '../../cartera/propios-de-fichero.service.ts';
import type { RenglonLeido } from '../../operaciones/importacion/importacion.service.ts';
import { type Datos, readDatos } from '../datos.ts';
import { type Dichos, paragraphs, readAlta, several } from './alta.ts';
import { motivoDe } from './columnas.ts';
import { readContactos } from './contacto.ts';
import { readSuministros, type Suministros } from './suministro.ts';

type Campo = clientesLote.Campo;

/** A row of the file: what it says of a client and of its supply points, and what is wrong with it. */
export type Renglon = RenglonLeido & {
  readonly datos: Datos;
  /** Rows that waited to be imported before there were such fields have none. */
  readonly propios?: Propios;
  /** The name, e-mail or NIF of the representative, as written, or as it was said whom that means. */
  readonly comercial?: string | undefined;
  readonly comercialEscrito?: string | undefined;
  readonly nota?: string | undefined;
  /** What is told only of a client that the row makes. */
  readonly notaDeAlta?: string | undefined;
  /** The identifier that an export of clients gives. */
  readonly id?: string | undefined;
  readonly suministros?: Suministros;
  /** What is doubtful in the row, which comes without it. */
  readonly avisos?: readonly RowReason[];
  /** Nothing doubtful may come: whatever else is found so refuses the row too. */
  readonly estricto?: boolean;
};

const CAMPOS: readonly Campo[] = clientesLote.CAMPOS;

const FORMA = clientes.clienteInputSchema.partial();

/** How a house reads its files of clients. */
export type ComoSeLee = {
  readonly decimal: SignoDecimal;
  readonly definidos: readonly campos.Campo[];
  readonly estricto: boolean;
  /** Whom the file means by what it writes; null for nobody. */
  readonly comerciales: Readonly<Record<string, string | null>>;
};

/** An empty cell changes nothing, and leaves a new client without the datum. */
export function readClienteRow(
  fila: ReadRow,
  columnas: readonly (ImportColumn | undefined)[],
  { decimal, definidos, estricto, comerciales }: ComoSeLee,
): Renglon {
  const { numero, celdas } = fila;
  const textos = celdas.map(asWritten);
  const dichos = bySaid(textos, columnas);
  const first = (campo: Campo) => dichos.get(campo)?.[0];
  const telefonos = readContactos('telefono', 'Teléfono', dichos.get('telefono') ?? []);
  const correos = readContactos('email', 'Email', dichos.get('email') ?? []);
  const alta = readAlta(dichos);
  const suministros = readSuministros(dichos.get('cups') ?? [], first('tarifa'));
  const contacto = { telefono: telefonos.principal, email: correos.principal };
  const ficha = readFicha(dichos, contacto, isNameOfEmpresa(textos, columnas));
  const { propios, motivos: dePropios } = readPropios({ fila, columnas, decimal, definidos });
  const [id, comercial] = [idEscrito(first('id')), first('comercial')];
  const dudas = [
    ...ficha.dudas,
    ...telefonos.avisos,
    ...correos.avisos,
    ...suministros.avisos,
    ...alta.avisos,
  ];
  const { datos } = ficha;
  const tieneClave = datos.nif || id || datos.email || datos.telefono || suministros.cups.length > 0;
  const motivos = [...ficha.motivos, ...suministros.motivos, ...(estricto ? [...dudas, ...dePropios] : [])];
  // Without anything by which to find it again, what is wrong with the NIF is why the row is refused.
  if (!tieneClave && !estricto) motivos.push(...ficha.dudas.filter(({ titulo }) => titulo === 'NIF'));
  if (
    !datos.nif &&
    (!tieneClave || estricto) &&
    id === undefined &&
    !motivos.some(({ titulo }) => titulo === 'NIF')
  )
    motivos.push(motivoDe('nif', 'Falta'));
  return {
    numero,
    celdas: textos,
    datos,
    propios,
    comercial: comercial && comercial in comerciales ? (comerciales[comercial] ?? undefined) : comercial,
    comercialEscrito: comercial,
    nota: paragraphs([
      ...(dichos.get('nota') ?? []),
      several('Otros teléfonos', telefonos.otros),
      several('Otros correos', correos.otros),
    ]),
    notaDeAlta: alta.nota,
    id,
    suministros: {
      cups: suministros.cups,
      tarifa: suministros.tarifa,
      ...(alta.contrato && { contrato: alta.contrato }),
    },
    motivos,
    avisos: estricto ? [] : [...dudas, ...dePropios],
    estricto,
  };
}

/** The identifier that an export of clients gives; those of other programs say nothing here. */
function idEscrito(escrito: string | undefined): string | undefined {
  return escrito !== undefined && isUuid(escrito) ? escrito : undefined;
}

/** Titles of which the name is that of a company, whose contact may stand beside it with a surname. */
const DE_EMPRESA = [
  ...['Company', 'Company name', 'Account', 'Account name', 'Organization', 'Organization name'],
  ...[
    'Organization - Name',
    'Organización',
    'Organización - Nombre',
    'Person - Organization',
    'Persona - Organización',
    'Razón social',
    'Empresa',
    'Sociedad',
  ],
  ...['Denominación social', 'Nombre fiscal'],
];

function isNameOfEmpresa(
  textos: readonly string[],
  columnas: readonly (ImportColumn | undefined)[],
): boolean {
  const columna = columnas.find((una, i) => una?.campo === 'nombre' && (textos[i] ?? '') !== '');
  return (
    columna !== undefined && DE_EMPRESA.some((titulo) => nombreLlano(titulo) === nombreLlano(columna.titulo))
  );
}

/** What each field says, in the order of its columns; a cell that says that there is nothing says nothing. */
function bySaid(
  textos: readonly string[],
  columnas: readonly (ImportColumn | undefined)[],
): ReadonlyMap<Campo, readonly string[]> {
  const dichos = new Map<Campo, string[]>();
  for (const [i, columna] of columnas.entries()) {
    const texto = textos[i] ?? '';
    if (!columna || texto === '' || !isOfFicha(columna.campo)) continue;
    if (CON_NADA.has(columna.campo) && isNada(texto)) continue;
    dichos.set(columna.campo, [...(dichos.get(columna.campo) ?? []), texto]);
  }
  return dichos;
}

/** Fields in which «no tiene» is no value. */
const CON_NADA: ReadonlySet<string> = new Set<Campo>([
  ...(['nif', 'email', 'telefono', 'codigoPostal', 'provincia', 'cnae', 'iban'] as const),
  ...(['comercial', 'cups', 'tarifa', 'comercializadora', 'inicio', 'fin', 'alta', 'id'] as const),
]);

function isOfFicha(campo: string): campo is Campo {
  return CAMPOS.some((conocido) => conocido === campo);
}

/** Fields without which the rest of a row is worth nothing; any other that is wrong is left out of it. */
const IMPRESCINDIBLES: readonly string[] = ['nombre', 'tipo'];

/** The client's own data. What is wrong with one of them is either why the row is refused, or a doubt without which it comes. */
function readFicha(dichos: Dichos, contacto: Pick<Datos, 'telefono' | 'email'>, isOfEmpresa: boolean) {
  const first = (campo: Campo) => dichos.get(campo)?.[0];
  const nombre = [first('nombre'), ...(isOfEmpresa ? [] : (dichos.get('apellidos') ?? []))]
    .filter(Boolean)
    .join(' ');
  const [tipo, provincia, codigoPostal] = [first('tipo'), first('provincia'), first('codigoPostal')];
  const codigo = provincia && provinciaEscrita(provincia);
  const leidos = readDatos({
    ...(tipo && { tipo: tipoDe(tipo) }),
    ...given({ nombre: nombre || undefined, nif: first('nif'), ...contacto, direccion: first('direccion') }),
    // Spreadsheets drop the leading zero of the postcodes of nine provinces.
    ...(codigoPostal && { codigoPostal: codigoPostal.padStart(5, '0') }),
    ...given({ municipio: first('municipio') }),
    // A postcode tells the province that its own column does not.
    ...(provincia && (codigo || !codigoPostal) && { provincia: codigo ?? provincia }),
    ...given({ cnae: first('cnae'), iban: first('iban') }),
  });
  const forma = FORMA.safeParse(leidos.datos);
  const errores = [
    ...Object.entries(leidos.errores),
    ...(forma.error?.issues ?? []).map(({ path, message }) => [String(path[0] ?? ''), message] as const),
  ];
  const malos = new Set(errores.map(([campo]) => campo));
  const buenos = Object.entries(leidos.datos).filter(([campo]) => !malos.has(campo));
  const reason = ([campo, texto]: readonly [string, string]) => motivoDe(campo, texto);
  return {
    datos: Object.fromEntries(buenos) as Datos,
    motivos: errores.filter(([campo]) => IMPRESCINDIBLES.includes(campo)).map(reason),
    dudas: errores.filter(([campo]) => !IMPRESCINDIBLES.includes(campo)).map(reason),
  };
}

function given(datos: Datos): Datos {
  return Object.fromEntries(Object.entries(datos).filter(([, valor]) => valor !== undefined));
}

function tipoDe(texto: string): 'persona' | 'empresa' {
  return /^(p|f|particular|autonom|residencial)/.test(foldText(texto)) ? 'persona' : 'empresa';
}
