import { type campos, clientesLote } from '@vatio/contract/endpoints';
import { SINONIMOS } from '@vatio/domain';
import type { RowReason } from '../../../platform/sheet/reading/row-reader.ts';
import { columnasPropias } from '../../cartera/propios-de-fichero.service.ts';
import type { Columna } from '../../operaciones/importacion/importacion.service.ts';

type Campo = clientesLote.Campo;

const CAMPOS_DE_FICHERO: readonly Campo[] = clientesLote.CAMPOS;

/** What a field is called in the template, where that is not its first synonym, and how its columns are read. */
const CAMPOS: Readonly<Record<Campo, Partial<Columna>>> = {
  tipo: { titulo: 'Tipo', otros: ['Tipo de cliente', 'Persona o empresa', 'Tipo cliente'] },
  nombre: { doubtful: SINONIMOS.nombreDePila },
  nif: { contenido: 'nif', obligatorio: true, bastan: ['cups', 'email', 'telefono', 'id'] },
  email: { contenido: 'email', varias: true },
  telefono: { contenido: 'telefono', varias: true },
  direccion: {},
  codigoPostal: {},
  municipio: {},
  provincia: {},
  cnae: {},
  iban: { contenido: 'iban' },
  comercial: {},
  nota: { varias: true },
  cups: { contenido: 'cups', varias: true },
  tarifa: {},
  comercializadora: { titulo: 'Comercializadora actual', otros: SINONIMOS.comercializadora },
  inicio: {
    titulo: 'Inicio de contrato',
    otros: [
      ...['Inicio contrato', 'Inicio del contrato', 'Fecha inicio contrato', 'Fecha de inicio de contrato'],
      ...['Inicio', 'Fecha inicio', 'Fecha de inicio', 'F. inicio', 'Inici de contracte', "Data d'inici"],
      ...['Data de inicio', 'Hasiera', 'Start date', 'Contract start'],
    ],
  },
  fin: { titulo: 'Fin de contrato', otros: SINONIMOS.fin },
  alta: { titulo: 'Cliente desde', otros: SINONIMOS.alta },
  apellidos: { varias: true },
  id: { titulo: 'Id.', otros: ['Id'] },
};

/**
 * Every column of a file of clients, in the order of the template. A client is recognised by its NIF, or by the
 * identifier that its export gives when it has none.
 */
const COLUMNAS: readonly Columna[] = CAMPOS_DE_FICHERO.map((campo) => {
  const [titulo = campo, ...otros] = campo in SINONIMOS ? SINONIMOS[campo as keyof typeof SINONIMOS] : [];
  return { campo, titulo, otros, ...CAMPOS[campo] };
});

/** The columns of a file of clients in this house. */
export function columnasDe(definidos: readonly campos.Campo[]): readonly Columna[] {
  return [...COLUMNAS, ...columnasPropias(definidos)];
}

function tituloDe(campo: string): string {
  const columnaDeCampo = COLUMNAS.find(
    (columna) => columna.campo === (campo === 'comercialId' ? 'comercial' : campo),
  );
  return columnaDeCampo?.titulo ?? '';
}

/** The titles of some columns of a client, the fields of the house's own among them. */
export function titulosDe(nombres: readonly string[], definidos: readonly campos.Campo[]): string[] {
  const own = columnasPropias(definidos);
  return nombres.map((nombre) => own.find(({ campo }) => campo === nombre)?.titulo ?? tituloDe(nombre));
}

/** The reason why a value is wrong, at its column. */
export function motivoDe(campo: string, texto: string): RowReason {
  return { titulo: tituloDe(campo), texto };
}
