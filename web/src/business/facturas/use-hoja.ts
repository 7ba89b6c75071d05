import { useEffect, useState } from 'react';
import { useFileAddress } from '../../ui/files/use-file-address.ts';
import { fetchPart } from '../../ui/parts.ts';
import type { DrawnPage, openPdf } from './pdf-document.ts';
import type { Lectura } from './use-lecturas.ts';

/** The width of an A4 in points, which a photo is taken to have. */
const ANCHO_A4 = 595;

type Documento = Awaited<ReturnType<typeof openPdf>>;
type Asked = {
  readonly lectura: Lectura & { readonly estado: 'leida' };
  readonly pagina: number;
  /** Of many bills, the pages of the one that is looked at are drawn. */
  readonly visible: boolean;
};

/** The paper behind the values of a page: its picture with its size in points, and how many pages there are. */
export function useHoja({ lectura: { fuente, fichero, contrasena }, pagina, visible }: Asked) {
  const esPdf = fuente === 'pdf' && visible;
  const { documento, failed } = useDocumento(esPdf ? fichero : undefined, contrasena);
  const [drawn, setDrawn] = useState<DrawnPage & { readonly pagina: number }>();
  const [undrawable, setUndrawable] = useState<number>();
  useEffect(() => {
    let wanted = true;
    const draw = async (from: Documento) => {
      const page = await from.draw(pagina).catch(() => undefined);
      if (!wanted) return;
      if (page) setDrawn({ ...page, pagina });
      else setUndrawable(pagina);
    };
    if (documento) void draw(documento);
    return () => {
      wanted = false;
    };
  }, [documento, pagina]);
  // The picture of another page never stands behind the values of this one.
  const hoja = drawn?.pagina === pagina ? drawn : undefined;
  const fondo = useFileAddress(fuente === 'foto' ? fichero : hoja?.picture);
  return {
    fondo,
    ancho: hoja?.width ?? ANCHO_A4,
    /** Unknown for a photo, of which the part with values is shown. */
    alto: hoja?.height,
    paginas: documento?.pages ?? 1,
    failed: failed || undrawable === pagina,
  };
}

function useDocumento(fichero: Blob | undefined, contrasena: string | undefined) {
  const [documento, setDocumento] = useState<Documento>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    let opened: Documento | undefined;
    const open = async (file: Blob) => {
      const { openPdf } = await fetchPart(() => import('./pdf-document.ts'));
      if (!wanted) return;
      const document = await openPdf(file, contrasena);
      if (!wanted) return document.close();
      opened = document;
      setDocumento(document);
    };
    // The places of the values are drawn all the same.
    if (fichero) open(fichero).catch(() => setFailed(wanted));
    return () => {
      wanted = false;
      opened?.close();
      setDocumento(undefined);
    };
  }, [fichero, contrasena]);
  return { documento, failed };
}
