import { expect } from 'vitest';
import { CUPS } from '../analisis/test-negocio.ts';
import type { casaDePrueba } from './test-propuesta.ts';

type Casa = Awaited<ReturnType<typeof casaDePrueba>>;

const FEES = { costeOperativoComercial: 12, costeOperativoPotenciaComercial: 0 };

/** The analyses of one to three offers for the same supply, each of another product. */
export async function ofertasDePrueba({ call, alta, analisis }: Casa) {
  const otroAnalisis = await alta({ nombre: 'Otro' });
  const tercero = await alta({ nombre: 'Tercero' });

  async function variante(id: string, idProducto: string, cups: string = CUPS.propio): Promise<string> {
    const payload = { ...FEES, productos: [{ cups, idProducto }] };
    const { status, body } = await call('POST', `/v1/analisis/${id}/variante`, payload);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.id;
  }

  async function tres() {
    const primera = await analisis();
    return {
      analisis: [primera],
      alternativas: [[await variante(primera, otroAnalisis)], [await variante(primera, tercero)]],
    };
  }

  /** Sends a proposal of three offers, and answers it with the token of its link. */
  async function sendThree() {
    const borrador = await call('POST', '/v1/propuestas', { ...(await tres()), mensaje: 'Elige' });
    expect(borrador.status, JSON.stringify(borrador.body)).toBe(200);
    const { id, version } = borrador.body;
    const { status, body } = await call('POST', `/v1/propuestas/${id}/enviar`, { version });
    expect(status, JSON.stringify(body)).toBe(200);
    return { ...body.propuesta, token: String(body.enlace).split('/').at(-1) ?? '' };
  }

  return { otro: otroAnalisis, tercero, variante, tres, sendThree };
}
