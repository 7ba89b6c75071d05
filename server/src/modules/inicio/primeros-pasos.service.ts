import { inicio, type ResponseOf } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import { brandOf } from '../../platform/brand/brand.repository.ts';
import { missingOfIssuer } from '../../platform/brand/legal-issuer.ts';
import type { Db } from '../../platform/database.ts';
import type { Mailer } from '../../platform/mail.ts';
import { readLoQueHay } from './primeros-pasos.repository.ts';

type Paso = ResponseOf<typeof inicio.firstSteps>['pasos'][number];

/** What the house has to say and to have before its first sale, read from where each is kept. */
export async function readFirstSteps(
  { db, mail }: { readonly db: Db; readonly mail: Mailer },
  viewer: Viewer,
): Promise<Paso[]> {
  const [marca, hay] = await Promise.all([brandOf(db), readLoQueHay(db, viewer)]);
  const [campo] = missingOfIssuer(marca);
  const pasos: Record<Paso['paso'], Omit<Paso, 'paso'>> = {
    'quien-eres': {
      hecho: campo === undefined,
      enlace: { path: `/ajustes/${marca.id}`, search: campo === undefined ? {} : { campo } },
    },
    // The mail server is of whoever runs the program, so the manual says what to ask of them.
    correo: { hecho: mail.configured, enlace: { path: '/ayuda/primeros-pasos', search: {} } },
    marca: { hecho: marca.logo !== null, enlace: { path: `/ajustes/${marca.id}`, search: {} } },
    equipo: { hecho: hay.equipo, enlace: { path: '/admin/comerciales', search: {} } },
    regla: { hecho: hay.regla, enlace: { path: '/comisiones', search: {} } },
    precios: { hecho: hay.precios, enlace: { path: '/productos', search: {} } },
    cartera: { hecho: hay.cartera, enlace: { path: '/importaciones', search: {} } },
    propuesta: { hecho: hay.propuesta, enlace: { path: '/cups', search: {} } },
  };
  return inicio.PRIMEROS_PASOS.map((paso) => ({ paso, ...pasos[paso] }));
}
