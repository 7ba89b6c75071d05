import {
  type analisis,
  feesForCall,
  feesOfCall,
  productoIdOf,
  type propuestas,
  withIdProducto,
  withProductoId,
} from '@vatio/contract';
import { useId } from 'react';
import { useForm } from '../../../data/use-form.ts';
import { formatCups } from '../../../format/cups.ts';
import { formatEur } from '../../../format/energy.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { ComboboxField } from '../../../ui/kit/combobox/combobox-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { useElegidos } from '../nueva/use-elegidos.ts';

type Props = {
  /** The analyses of the first offer, whose supplies the other one is for. */
  readonly analisis: readonly string[];
  readonly numero: number;
  /** The products that the other offers have taken already. */
  readonly usados: readonly string[];
  readonly onMade: (oferta: propuestas.PorHacer[]) => void;
  readonly onClose: () => void;
};

/**
 * Describes another offer for the supplies of the first: the product of each, and the fees. Its analyses are made when the
 * proposal is saved.
 */
export function DialogoOferta({ analisis: ids, numero, usados, onMade, onClose }: Props) {
  const { t } = useTranslation('propuestas');
  const formId = useId();
  const leidos = useElegidos(ids).flatMap(({ analisis }) => (analisis ? [analisis] : []));
  const listos = leidos.length === ids.length;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('nuevaOferta', { n: numero })}
      footer={
        <DialogButtons onCancel={onClose} form={formId} disabled={!listos}>
          {t('anadirOferta')}
        </DialogButtons>
      }
    >
      {listos ? (
        <Formulario formId={formId} leidos={leidos} usados={usados} onMade={onMade} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  );
}

type Leido = analisis.Analisis;

function Formulario({
  formId,
  leidos,
  usados,
  onMade,
}: {
  readonly formId: string;
  readonly leidos: readonly Leido[];
  readonly usados: readonly string[];
  readonly onMade: (oferta: propuestas.PorHacer[]) => void;
}) {
  const { t } = useTranslation('propuestas');
  const [primero] = leidos;
  const fees = primero && feesOfCall(primero);
  const form = useForm({
    initial: {
      productos: Object.fromEntries(leidos.flatMap((leido) => bestOfOthers(leido, usados))) as Readonly<
        Record<string, string>
      >,
      feeEnergiaEurMwh: (fees?.feeEnergiaEurMwh ?? 0) as number | null,
      feePotenciaEurKwAnio: (fees?.feePotenciaEurKwAnio ?? 0) as number | null,
    },
    submit: async ({ productos, feeEnergiaEurMwh, feePotenciaEurKwAnio }) => {
      const chosenFees = {
        feeEnergiaEurMwh: feeEnergiaEurMwh ?? 0,
        feePotenciaEurKwAnio: feePotenciaEurKwAnio ?? 0,
      };
      onMade(
        leidos.map(({ id, puntos }) => ({
          de: id,
          ...feesForCall(chosenFees),
          productos: puntos.map(({ cups }) => withIdProducto({ cups, productoId: productos[cups] ?? '' })),
        })),
      );
    },
  });
  const { productos } = form.values;
  return (
    <form id={formId} className="vt-stack vt-gap-16" onSubmit={form.onSubmit} noValidate>
      <p className="vt-note">{t('nuevaOfertaTexto')}</p>
      <Productos
        leidos={leidos}
        productos={productos}
        onChange={(elegidos) => form.change({ productos: elegidos })}
      />
      <div className="vt-fields">
        <NumberField {...form.field('feeEnergiaEurMwh')} label={t('feeEnergia')} unit="€/MWh" />
        <NumberField {...form.field('feePotenciaEurKwAnio')} label={t('feePotencia')} unit="€/kW·año" />
      </div>
      <p className="vt-note">{t('nuevaOfertaFees')}</p>
      <p role="alert" className="vt-problem">
        {form.formError}
      </p>
    </form>
  );
}

type ProductosProps = {
  readonly leidos: readonly Leido[];
  readonly productos: Readonly<Record<string, string>>;
  readonly onChange: (productos: Readonly<Record<string, string>>) => void;
};

function Productos({ leidos, productos, onChange }: ProductosProps) {
  const { t } = useTranslation('propuestas');
  return leidos.flatMap((leido) =>
    leido.puntos.map(({ cups }) => (
      <ComboboxField
        key={cups}
        name={`producto-${cups}`}
        label={t('productoDe', { cups: formatCups(cups) })}
        value={productos[cups] ?? ''}
        onChange={(elegido) => onChange({ ...productos, [cups]: elegido })}
        options={ofrecidos(leido, cups).map(({ productoId, producto, comercializadora, ahorroAnualEur }) => ({
          value: productoId,
          label: producto,
          hint: `${comercializadora} · ${t('alAno', { eur: formatEur(ahorroAnualEur) })}`,
        }))}
      />
    )),
  );
}

/** The products that the analysis compared for a supply, the one that saves most first. */
function ofrecidos({ datosCupsProducto }: Leido, cups: string) {
  return datosCupsProducto
    .filter((datos) => datos.cups === cups)
    .map(withProductoId)
    .toSorted((a, b) => b.ahorroAnualEur - a.ahorroAnualEur);
}

/** What each supply starts with: the best of the products that no other offer took. */
function bestOfOthers(leido: Leido, usados: readonly string[]): [string, string][] {
  return leido.puntos.map((punto) => {
    const elegido = productoIdOf(punto);
    const todos = ofrecidos(leido, punto.cups);
    const another = todos.find(({ productoId }) => productoId !== elegido && !usados.includes(productoId));
    return [punto.cups, (another ?? todos[0])?.productoId ?? ''];
  });
}
