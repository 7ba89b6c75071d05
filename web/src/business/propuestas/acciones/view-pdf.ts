import { propuestas } from '@vatio/contract';
import { send } from '../../../data/call.ts';
import { download } from '../../../data/download.ts';

type Documento = Pick<propuestas.Propuesta, 'id' | 'numero' | 'codigo'>;

const VIVE_MS = 60_000;

/**
 * Shows the PDF in another tab. The tab has to open at once, during the press: later the browser would block it as a
 * pop-up.
 */
export async function viewPdf({ id, numero }: Documento): Promise<void> {
  const pestana = window.open('', '_blank');
  try {
    const respuesta = await send(propuestas.pdf, { params: { id }, query: { numero } });
    const url = URL.createObjectURL(await respuesta.blob());
    if (pestana) pestana.location.href = url;
    else window.location.href = url;
    setTimeout(() => URL.revokeObjectURL(url), VIVE_MS);
  } catch (cause) {
    pestana?.close();
    throw cause;
  }
}

export function downloadPdf({ id, numero, codigo }: Documento): Promise<void> {
  return download(propuestas.pdf, { params: { id }, query: { numero } }, `${codigo}_v${numero}.pdf`);
}
