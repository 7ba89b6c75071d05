import { propuestaPublica } from '@vatio/contract/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { disposition } from '../../platform/download.ts';
import { addressKey, enforceLimit } from '../../platform/limits.ts';
import { problem } from '../../platform/problems.ts';
import { route } from '../../platform/route.ts';
import { acceptPropuesta, rejectPropuesta } from './aceptacion.service.ts';
import { familiaDeAgente } from './agente.ts';
import { requestCode } from './codigo.service.ts';
import { nombreDePdf } from './impresion.ts';
import { sendMessage } from './mensaje.service.ts';
import type { Deps } from './propuestas.service.ts';
import {
  readEvidencia,
  readLink,
  readPdfPublico,
  recordVisit,
  type Visitante,
  viewPropuesta,
} from './publico.service.ts';

/** A person makes fewer calls from one address, and guessing a token takes far more. */
const POR_MINUTO = 120;

/** Whoever has the link may make us send at most these mails and SMS by proposal, whatever its versions. */
const MENSAJES = {
  que: 'mensajes',
  seconds: 3600,
  max: 3,
  aviso: 'Ya has enviado tres mensajes en la última hora: espera un poco, o llama a tu comercial',
};
const CODIGOS = {
  que: 'codigos',
  seconds: 86_400,
  max: 10,
  aviso: 'Hoy ya se han pedido diez códigos para esta propuesta: usa el último o llama a tu comercial',
};

async function limitEnlace(
  { db }: Deps,
  { params, reply }: { params: { token: string }; reply: FastifyReply },
  { que, aviso, ...limit }: typeof MENSAJES,
): Promise<void> {
  const { id } = await readLink(db, params.token);
  const refusal = () => problem({ code: 'demasiados-correos', status: 429, title: aviso });
  await enforceLimit({ db, reply, bounded: { of: [que, id], ...limit }, refusal });
}

type LimitCall = (call: { request: FastifyRequest; reply: FastifyReply }) => Promise<void>;

/** The papers of a link: the PDF that was sent, and what proves its acceptance. */
function paperRoutes(app: FastifyInstance, deps: Deps, limitCalls: LimitCall): void {
  route(app, propuestaPublica.pdf, async (call) => {
    await limitCalls(call);
    const { enlace, pdf } = await readPdfPublico(deps, call.params.token);
    const nombre = nombreDePdf(enlace, enlace.personas.cliente.nombre);
    return call.reply
      .type('application/pdf')
      .header('content-disposition', disposition('inline', nombre))
      .send(pdf);
  });
  route(app, propuestaPublica.evidencia, async (call) => {
    await limitCalls(call);
    const { enlace, pdf } = await readEvidencia(deps, call.params.token);
    return call.reply
      .type('application/pdf')
      .header('content-disposition', disposition('inline', `Evidencia_${enlace.codigo}.pdf`))
      .send(pdf);
  });
}

/** The calls of a client who has a link and no account. */
export function publicoRoutes(app: FastifyInstance, deps: Deps): void {
  const limitCalls = async ({ request, reply }: { request: FastifyRequest; reply: FastifyReply }) => {
    // The address of the page is the credential, so it stays out of caches and of other sites' logs.
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    const of = ['enlace-publico', addressKey(request.ip)];
    await enforceLimit({ db: deps.db, reply, bounded: { of, seconds: 60, max: POR_MINUTO } });
  };
  route(app, propuestaPublica.get, async (call) => {
    await limitCalls(call);
    return viewPropuesta(deps, call.params.token);
  });
  paperRoutes(app, deps, limitCalls);
  route(app, propuestaPublica.markOpened, async (call) => {
    await limitCalls(call);
    await recordVisit({
      deps,
      token: call.params.token,
      visita: call.body.visita,
      visitante: visitanteDe(call.request),
    });
  });
  route(app, propuestaPublica.requestCode, async (call) => {
    await limitCalls(call);
    await limitEnlace(deps, call, CODIGOS);
    return requestCode(deps, call.params.token, call.body.via);
  });
  route(app, propuestaPublica.accept, async (call) => {
    await limitCalls(call);
    return acceptPropuesta({
      deps,
      token: call.params.token,
      body: call.body,
      visitante: visitanteDe(call.request),
    });
  });
  route(app, propuestaPublica.reject, async (call) => {
    await limitCalls(call);
    return rejectPropuesta({
      deps,
      token: call.params.token,
      motivo: call.body.motivo,
      visitante: visitanteDe(call.request),
    });
  });
  route(app, propuestaPublica.askToTalk, async (call) => {
    await limitCalls(call);
    await limitEnlace(deps, call, MENSAJES);
    await sendMessage(deps, call.params.token, call.body);
  });
}

function visitanteDe({ ip, headers }: FastifyRequest): Visitante {
  return { ip, agente: familiaDeAgente(headers['user-agent']) };
}
