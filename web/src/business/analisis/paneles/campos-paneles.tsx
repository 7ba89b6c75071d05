import { useTranslation } from '../../../texts/use-translation.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';

export type PanelesEscritos = {
  readonly kwp: number | null;
  /** From the south: east below zero, west above. */
  readonly orientacionGrados: number;
  readonly inclinacionGrados: number | null;
  readonly bateriaKwh: number | null;
  readonly precioExcedentesEurKwh: number | null;
  readonly precioEur: number | null;
};

export const PANELES_DE_PARTIDA: PanelesEscritos = {
  kwp: 3,
  orientacionGrados: 0,
  inclinacionGrados: 30,
  bateriaKwh: null,
  precioExcedentesEurKwh: null,
  precioEur: null,
};

const ORIENTACIONES = { sur: 0, sureste: -45, este: -90, suroeste: 45, oeste: 90, norte: 180 } as const;

type Nombre = keyof typeof ORIENTACIONES;

const NOMBRES = Object.keys(ORIENTACIONES) as Nombre[];

const CIFRAS = [
  ['inclinacionGrados', 0],
  ['bateriaKwh', 1],
  ['precioExcedentesEurKwh', 6],
  ['precioEur', 2],
] as const;

type Props = {
  readonly escritos: PanelesEscritos;
  readonly onChange: (cambio: Partial<PanelesEscritos>) => void;
};

export function CamposPaneles({ escritos, onChange }: Props) {
  const { t } = useTranslation('analisis');
  const orientacion = NOMBRES.find((nombre) => ORIENTACIONES[nombre] === escritos.orientacionGrados) ?? 'sur';
  return (
    <div className="vt-fields">
      <NumberField
        label={t('paneles-kwp')}
        decimals={2}
        value={escritos.kwp}
        onChange={(kwp) => onChange({ kwp })}
      />
      <SelectField
        label={t('paneles-orientacion')}
        value={orientacion}
        onChange={(nombre) => nombre && onChange({ orientacionGrados: ORIENTACIONES[nombre] })}
        options={NOMBRES.map((value) => ({ value, label: t(`orientacion-${value}`) }))}
      />
      {CIFRAS.map(([campo, decimals]) => (
        <NumberField
          key={campo}
          label={t(`paneles-${campo}`)}
          decimals={decimals}
          value={escritos[campo]}
          onChange={(valor) => onChange({ [campo]: valor })}
        />
      ))}
    </div>
  );
}
