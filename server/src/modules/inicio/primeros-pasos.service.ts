import { inicio, type ResponseOf } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import { brandOf } from '../../platform/brand/brand.repository.ts';
import { missingOfIssuer } from '../../platform/brand/legal-issuer.ts';
import type { Db } from '../../platform/database.ts';
import type { Mailer } from '../../platform/mail.ts';
import { hasColleague, hasRegla } from './primeros-pasos.repository.ts';

type Paso = ResponseOf<typeof inicio.firstSteps>['pasos'][number];

/** What the house has to say and to have before its first sale, read from where each is kept. */
export async function readFirstSteps(
  { db, mail }: { readonly db: Db; readonly mail: Mailer },
  viewer: Viewer,
): Promise<Paso[]> {
  const [marca, conEquipo, conRegla] = await Promise.all([
    brandOf(db),
    hasColleague(db, viewer),
    hasRegla(db),
  ]);
  const [campo] = missingOfIssuer(marca);
  const pasos: Record<Paso['paso'], Omit<Paso, 'paso'>> = {
    'quien-eres': {
      hecho: campo === undefined,
      enlace: { path: `/ajustes/${marca.id}`, search: campo === undefined ? {} : { campo } },
    },
    // The mail server is of whoever runs the program, so the manual says what to ask of them.
    correo: { hecho: mail.configured, enlace: { path: '/ayuda/primeros-pasos', search: {} } },
    equipo: { hecho: conEquipo, enlace: { path: '/admin/comerciales', search: {} } },
    regla: { hecho: conRegla, enlace: { path: '/comisiones', search: {} } },
  };
  return inicio.PRIMEROS_PASOS.map((paso) => ({ paso, ...pasos[paso] }));
}
