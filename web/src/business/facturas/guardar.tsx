import { IconDeviceFloppy } from '@tabler/icons-react';
import { documentos, facturas } from '@vatio/contract';
import { useState } from 'react';
import { Problem } from '../../data/problem.ts';
import { useSells } from '../../data/use-ability.ts';
import { useForm } from '../../data/use-form.ts';
import { useUpload } from '../../data/use-upload.ts';
import { useWrite } from '../../data/use-write.ts';
import { formatCups } from '../../format/cups.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { notify, notifyFailure } from '../../ui/feedback/toasts.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Button, ButtonLink } from '../../ui/nav/button.tsx';
import { Link } from '../../ui/nav/link.tsx';
import { AFTER_FACTURA_CHANGE } from './after-factura-change.ts';
import type { CampoEditado } from './use-campos.ts';
import type { Body } from './use-comprobacion.ts';
import { useFacturaBin } from './use-factura-bin.ts';
import type { Lectura } from './use-lecturas.ts';

type Props = {
  readonly lectura: Lectura & { readonly estado: 'leida' };
  readonly campos: readonly CampoEditado[];
  readonly total: number;
  /** The data from which the bill was calculated. */
  readonly datos: Body;
};

/** Keeps a bill that has been checked on its supply, with its file. */
export function SaveFactura(props: Props) {
  const [saved, setSaved] = useState<Pick<facturas.Factura, 'id' | 'cups'>>();
  return saved ? <Guardada {...saved} /> : <Formulario {...props} onSaved={(factura) => setSaved(factura)} />;
}

function Formulario({
  lectura: { leida, fichero, fuente },
  campos,
  total,
  datos,
  onSaved,
}: Props & { readonly onSaved: (factura: facturas.Factura) => void }) {
  const { t } = useTranslation('facturas');
  const create = useWrite(facturas.create, AFTER_FACTURA_CHANGE);
  const { sendAsync } = useUpload(documentos.upload);
  const bin = useFacturaBin();
  const read = (nombre: string) => String(campos.find((campo) => campo.nombre === nombre)?.valor ?? '');
  const form = useForm({
    initial: { cups: read('cups'), numero: read('numero'), comercializadora: nameOf(leida, read) },
    forgets: true,
    submit: async ({ cups, numero, comercializadora }) => {
      const factura = await create.mutateAsync({
        body: {
          cups,
          fuente,
          total,
          datos,
          lineas: leida.lineas,
          estimada: read('lectura') === 'estimada',
          ...(numero.trim() && { numero }),
          ...(comercializadora.trim() && { comercializadora }),
        },
      });
      // The bill is whole without its paper, which can still be sent from its sheet.
      if (fichero) await sendAsync(paperOf(factura.id, fichero)).catch(notifyFailure);
      notify(
        t(factura.suministroNuevo ? 'guardadaEnNuevo' : 'guardada', { cups: formatCups(factura.cups) }),
        {
          undo: () => bin.remove(factura.id),
        },
      );
      onSaved(factura);
    },
  });
  const repetida = form.refusal instanceof Problem ? idOf(form.refusal) : undefined;
  return (
    <form className="vt-stack" onSubmit={form.onSubmit} noValidate>
      <div className="vt-fields">
        <TextField label={t('campo-cups')} required maxLength={60} {...form.field('cups')} />
        <TextField label={t('campo-numero')} maxLength={60} {...form.field('numero')} />
        <TextField label={t('campo-comercializadora')} maxLength={200} {...form.field('comercializadora')} />
      </div>
      <div role="alert">{form.formError && <p className="vt-problem">{form.formError}</p>}</div>
      <div className="vt-toolbar">
        <Button type="submit" look="primary" icon={IconDeviceFloppy} busy={form.sending}>
          {t('guardar')}
        </Button>
        {repetida && <Link to={`/facturas/${repetida}`}>{t('verLaGuardada')}</Link>}
      </div>
    </form>
  );
}

/** The supplier whose words are known, or else what somebody has written. */
function nameOf(leida: Props['lectura']['leida'], read: (nombre: string) => string): string {
  return read('comercializadora') || (leida.comercializadora ?? '');
}

export function paperOf(entidadId: string, fichero: File) {
  const body = { entidad: 'factura', entidadId, tipo: 'factura' } as const;
  return { files: [fichero], part: 'fichero', body };
}

/** The bill that was there already, where that is the refusal. */
function idOf({ code, datos: { factura } }: Problem): string | undefined {
  if (code !== 'factura-ya-guardada' || typeof factura !== 'object' || factura === null) return undefined;
  return 'id' in factura && typeof factura.id === 'string' ? factura.id : undefined;
}

function Guardada({ id, cups }: Pick<facturas.Factura, 'id' | 'cups'>) {
  const { t } = useTranslation('facturas');
  const sells = useSells();
  return (
    <div role="status" className="vt-stack">
      <Notice tone="ok">{t('guardada', { cups: formatCups(cups) })}</Notice>
      <div className="vt-toolbar">
        <ButtonLink to={`/facturas/${id}`}>{t('verFactura')}</ButtonLink>
        {sells && <ButtonLink to={`/cups/${cups}/analisis?factura=${id}`}>{t('estudiar')}</ButtonLink>}
      </div>
    </div>
  );
}
