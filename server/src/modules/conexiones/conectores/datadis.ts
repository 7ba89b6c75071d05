import {
  type ContratoDeDatadis,
  consumosDeDatadis,
  fichaDeDatadis,
  readContratoDeDatadis,
  readMaximosDeDatadis,
  readSuministroDeDatadis,
  type SuministroDeDatadis,
  zonaDeProvincia,
} from '@vatio/domain';
import {
  type Conector,
  ConexionError,
  type FicheroTraido,
  jsonOf,
  type Preguntar,
  SinDatosError,
} from './conector.ts';
import { consumosDelMes } from './meses-de-curva.ts';

/** Hours; quarters are asked for by 1, and few distributors have them. */
const POR_HORAS = '0';

/** The API of Datadis, as its holders and those whom they gave leave use it. */
export const datadis: Conector<'cups'> = {
  check: async (acceso, preguntar) => {
    await signIn(acceso, preguntar);
  },
  bring: async ({ cups, nif, desdeMes, hastaMes }, acceso, preguntar) => {
    const token = await signIn(acceso, preguntar);
    const api = apiOf({ direccion: acceso.direccion, token, nif, preguntar });
    const suministro = readSuministroDeDatadis(cups, await api.ask('get-supplies', {}));
    if (!suministro.ok) throw new SinDatosError(suministro.issue.message);
    const { cups: cupsDeDatadis, distributorCode, pointType } = suministro.value;
    const de = { cups: cupsDeDatadis, distributorCode };
    const contrato = readContratoDeDatadis(await api.ask('get-contract-detail', de));
    const meses: CurvaDelMes[] = [];
    for (const mes of monthsBetween(desdeMes, hastaMes)) {
      const enDatadis = mes.replace('-', '/');
      const query = {
        ...de,
        startDate: enDatadis,
        endDate: enDatadis,
        measurementType: POR_HORAS,
        pointType,
      };
      const contenido = await api.askRaw('get-consumption-data', query);
      if (hasReadings(contenido)) meses.push({ mes, contenido });
    }
    const maximos = await api.ask('get-max-power', {
      ...de,
      startDate: desdeMes.replace('-', '/'),
      endDate: hastaMes.replace('-', '/'),
    });
    return filesOf({ cups, suministro: suministro.value, contrato, meses, maximos });
  },
};

type CurvaDelMes = { readonly mes: string; readonly contenido: Buffer };

async function filesOf({
  cups,
  suministro,
  contrato,
  meses,
  maximos,
}: {
  readonly cups: string;
  readonly suministro: SuministroDeDatadis;
  readonly contrato: ContratoDeDatadis;
  readonly meses: readonly CurvaDelMes[];
  readonly maximos: unknown;
}): Promise<FicheroTraido[]> {
  const curvas = meses.map(({ mes, contenido }) => ({ nombre: `datadis-${cups}-${mes}.json`, contenido }));
  const ficheros: FicheroTraido[] = [
    { nombre: `datadis-${cups}-contrato.csv`, contenido: fichaDeDatadis(suministro, contrato) },
    ...curvas,
  ];
  const { tarifa, potenciasKw } = contrato;
  if (!tarifa) return ficheros;
  const zona = zonaDeProvincia(suministro.codigoPostal.padStart(5, '0').slice(0, 2));
  const consumos = await Promise.all(meses.map((mes) => consumosDelMes({ ...mes, tarifa, zona })));
  const filas = consumosDeDatadis({
    cups,
    tarifa,
    consumos: consumos.flat(),
    maximos: readMaximosDeDatadis(maximos, { tarifa, potenciasKw }),
  });
  if (filas !== undefined) ficheros.push({ nombre: `datadis-${cups}-maximetros.csv`, contenido: filas });
  return ficheros;
}

async function signIn(
  { direccion, usuario, clave }: { direccion: string; usuario: string | null; clave: string | null },
  preguntar: Preguntar,
): Promise<string> {
  const { status, cuerpo } = await preguntar({
    method: 'POST',
    url: `${direccion}/nikola-auth/tokens/login`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ username: usuario ?? '', password: clave ?? '' })),
    opens: true,
  });
  const token = cuerpo.toString('utf8').trim();
  if (status === 404 || token === '' || /\s/.test(token))
    throw new ConexionError('Datadis no da la sesión que se le pide');
  return token;
}

/** The calls of the API in the name of a holder. */
function apiOf({
  direccion,
  token,
  nif,
  preguntar,
}: {
  readonly direccion: string;
  readonly token: string;
  readonly nif: string | null;
  readonly preguntar: Preguntar;
}) {
  const askRaw = async (llamada: string, query: Readonly<Record<string, string>>): Promise<Buffer> => {
    const parametros = new URLSearchParams({ ...query, ...(nif !== null && { authorizedNif: nif }) });
    const url = `${direccion}/api-private/api/${llamada}?${parametros}`;
    const { status, cuerpo } = await preguntar({ url, headers: { authorization: `Bearer ${token}` } });
    if (status === 404)
      throw new ConexionError('Datadis no encuentra la consulta: mira su dirección en Ajustes', {
        isLasting: true,
      });
    return cuerpo;
  };
  const ask = async (llamada: string, query: Readonly<Record<string, string>>): Promise<unknown> => {
    const cuerpo = await askRaw(llamada, query);
    return cuerpo.length === 0 ? [] : jsonOf({ status: 200, cuerpo }, 'Datadis');
  };
  return { ask, askRaw };
}

/** A month of which nothing is known comes as an empty list, which is no file. */
function hasReadings(contenido: Buffer): boolean {
  return contenido.includes('"consumptionKWh"');
}

function monthsBetween(desde: string, hasta: string): string[] {
  const meses: string[] = [];
  for (let mes = desde; mes <= hasta; mes = followingMonth(mes)) meses.push(mes);
  return meses;
}

function followingMonth(mes: string): string {
  const [anio = 0, numero = 0] = mes.split('-').map(Number);
  return numero === 12 ? `${anio + 1}-01` : `${anio}-${String(numero + 1).padStart(2, '0')}`;
}
