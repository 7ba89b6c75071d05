import { conexiones } from '@vatio/contract/endpoints';
import { type Fecha, parseFecha } from '@vatio/domain';
import type { Transaction } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Advance } from '../../platform/starting/steps.ts';
import type { Tables } from '../../platform/tables.ts';
import { createAnalisis } from '../analisis/analisis.service.ts';
import { findUsuarioByEmail } from '../auth/usuario.repository.ts';
import { saveConexion } from '../conexiones/conexiones.repository.ts';
import { loadContratos } from './contratos.ts';
import { EMPRESA } from './datos/empresa.ts';
import { INCIDENCIAS } from './datos/incidencias.ts';
import { insertFilas, setEmpresa, tellNobody } from './demo.repository.ts';
import { loadFacturas } from './facturas.ts';
import { filasDe } from './filas.ts';
import { loadGas } from './gas.ts';
import { generateCartera } from './generador/cartera.ts';
import { loadPeople } from './gente.ts';
import { insertGestiones } from './gestiones.repository.ts';
import { insertIncidencias } from './incidencias.repository.ts';
import { loadPropuestas } from './propuestas.ts';
import { joinTransaction } from './transaccion-unida.ts';

/** Rows, people, proposals and contracts; every study counts by itself. */
const PARTS_BESIDE_STUDIES = 4;

/** Loads clients, supply points with their history, the price book and the studies made with them. */
export async function loadCartera({
  trx,
  hoy,
  secret,
  files,
  advance,
}: {
  readonly trx: Transaction<Tables>;
  readonly hoy: Fecha;
  readonly secret: string;
  readonly files: FileStore;
  readonly advance: Advance;
}): Promise<void> {
  const dia = parseFecha(hoy);
  if (!dia.ok) throw new Error(dia.issue.message);
  const cuentas = {
    comercialId: await idDe(trx, 'comercial@demo.com'),
    clienteId: await idDe(trx, 'client@demo.com'),
  };
  await setEmpresa(trx, EMPRESA);
  const cartera = generateCartera(dia.value);
  const parts = cartera.analisis.length + PARTS_BESIDE_STUDIES;
  let loaded = 0;
  const tell = () => advance(loaded++, parts);
  tell();
  await insertFilas(trx, filasDe(cartera, dia.value, cuentas));
  const admin: Viewer = { id: await idDe(trx, 'admin@demo.com'), role: 'admin' };
  await putConexionDemo(trx, admin);
  tell();
  await loadPeople(trx, cartera.clientes, { hoy: dia.value, viewer: admin, files });
  const estudios: string[] = [];
  for (const peticion of cartera.analisis) {
    tell();
    estudios.push((await createAnalisis({ db: joinTransaction(trx), viewer: admin, input: peticion })).id);
  }
  tell();
  await loadPropuestas({ trx, viewer: admin, dia: { hoy, secret }, estudios });
  const people = { hoy, clienteUsuarioId: cuentas.clienteId, comercialUsuarioId: cuentas.comercialId };
  await insertIncidencias(trx, INCIDENCIAS, people);
  await insertGestiones(trx, people);
  tell();
  const puntos = cartera.clientes.flatMap((cliente) => cliente.puntos);
  await loadContratos(joinTransaction(trx), {
    hoy: dia.value,
    admin,
    comercial: { id: cuentas.comercialId, role: 'comercial' },
    conContrato: new Set(puntos.filter(({ conContrato }) => conContrato).map(({ cups }) => cups)),
  });
  await loadFacturas(joinTransaction(trx), admin);
  await loadGas(joinTransaction(trx), { hoy: dia.value, admin });
  await tellNobody(trx);
}

/** Datadis answers with made-up data, once a holder has given their leave. */
async function putConexionDemo(db: Db, { id: usuarioId }: Viewer): Promise<void> {
  const { direccion, cupoDiario } = conexiones.CONEXIONES.datadis;
  await saveConexion(db, {
    id: 'datadis',
    activa: true,
    demo: true,
    direccion,
    usuario: null,
    clave: null,
    cupoDiario,
    sinPermiso: false,
    usuarioId,
  });
}

async function idDe(db: Db, email: string): Promise<string> {
  const usuario = await findUsuarioByEmail(db, email);
  if (usuario === undefined) throw new Error(`Falta la cuenta ${email}`);
  return usuario.id;
}
