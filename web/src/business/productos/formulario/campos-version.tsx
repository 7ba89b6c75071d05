import type { TipoDeProducto } from '@vatio/domain';
import { useTranslation } from '../../../texts/use-translation.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { FiguresField } from '../../../ui/fields/figures-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { DateField } from '../../../ui/kit/dates/date-field.tsx';
import type { PreciosDeTipo } from '../tipos/precios-de-tipo.ts';
import { PRECIOS_DE_TIPO } from '../tipos/tipos.ts';
import type { BandaEscrita, CifrasEscritas, VersionEscrita } from './borrador.ts';
import { CamposExcedentes } from './campos-excedentes.tsx';
import styles from './formulario.module.css';

type Props = {
  readonly tipo: TipoDeProducto;
  readonly valores: VersionEscrita;
  readonly onChange: (cambio: Partial<VersionEscrita>) => void;
  readonly errores: Readonly<Record<string, string>>;
  /** The path of the version in the body of the call: `version.` or nothing. */
  readonly prefijo?: string;
};

const POTENCIA = { campo: 'potenciaEurKwAnio', unidad: '€/kW·año' } as const;

const BANDAS = [
  { campo: 'feeEnergiaEurMwh', unidad: '€/MWh' },
  { campo: 'feePotenciaEurKwAnio', unidad: '€/kW·año', dePotencia: true },
  { campo: 'potenciaKw', unidad: 'kW', dePotencia: true },
  { campo: 'consumoAnualMwh', unidad: 'MWh' },
] as const;

const EXTREMOS = ['minimo', 'maximo'] as const;

const periodos = (valores: readonly unknown[]) => valores.map((_, p) => `P${p + 1}`);

/** The days, prices and bands of a version. An empty price is missing, and not zero. */
export function CamposVersion({ tipo, valores, onChange, errores, prefijo = '' }: Props) {
  const { t } = useTranslation('productos');
  const { porPeriodo, grupos, sueltos } = PRECIOS_DE_TIPO[tipo];
  // Gas has no power to price, and no surplus.
  const conPotencia = valores.potenciaEurKwAnio.length > 0;
  const bandas = BANDAS.filter((banda) => conPotencia || !('dePotencia' in banda));
  return (
    <>
      <DateField
        label={t('desde')}
        required
        value={valores.desde}
        onChange={(desde) => onChange({ desde })}
        error={errores[`${prefijo}desde`]}
      />
      <DateField
        label={t('hasta')}
        hint={t('hastaTexto')}
        value={valores.hasta}
        onChange={(hasta) => onChange({ hasta })}
        error={errores[`${prefijo}hasta`]}
      />
      {[...(conPotencia ? [POTENCIA] : []), ...porPeriodo].map((lista) => (
        <PorPeriodo key={lista.campo} {...lista} {...{ valores, onChange, errores, prefijo }} />
      ))}
      {grupos.map((grupo) => (
        <Grupo
          key={grupo.campo}
          {...grupo}
          valores={valores[grupo.campo] ?? {}}
          onChange={(cifras) => onChange({ [grupo.campo]: cifras })}
          errores={errores}
          ruta={`${prefijo}${grupo.campo}`}
        />
      ))}
      {sueltos.map((suelto) => (
        <Suelto key={suelto.campo} {...suelto} {...{ valores, onChange, errores, prefijo }} />
      ))}
      {bandas.map(({ campo, unidad }) => (
        <Banda
          key={campo}
          titulo={`${t(campo)} (${unidad})`}
          valor={valores[campo]}
          onChange={(banda) => onChange({ [campo]: banda })}
          errores={errores}
          ruta={`${prefijo}${campo}`}
        />
      ))}
      {conPotencia && <DeAutoconsumo {...{ valores, onChange, errores, prefijo }} />}
    </>
  );
}

type SueltoProps = Omit<Props, 'tipo'> & PreciosDeTipo['sueltos'][number];

/** A price that is of no period. */
function Suelto({ campo, unidad, valores, onChange, errores, prefijo = '' }: SueltoProps) {
  const { t } = useTranslation('productos');
  return (
    <NumberField
      label={t(campo)}
      unit={unidad}
      decimals={6}
      required
      value={valores[campo]}
      onChange={(cifra) => onChange({ [campo]: cifra })}
      error={errores[`${prefijo}${campo}`]}
    />
  );
}

/** Whether it is sold to whoever has panels, and what it makes of their surplus. */
function DeAutoconsumo({ valores, onChange, errores, prefijo = '' }: Omit<Props, 'tipo'>) {
  const { t } = useTranslation('productos');
  return (
    <>
      <CheckField
        label={t('admiteAutoconsumo')}
        value={valores.admiteAutoconsumo}
        onChange={(admiteAutoconsumo) => onChange({ admiteAutoconsumo })}
      />
      <CamposExcedentes
        valores={valores.excedentes}
        onChange={(excedentes) => onChange({ excedentes })}
        errores={errores}
        ruta={`${prefijo}excedentes`}
      />
    </>
  );
}

type PorPeriodoProps = Omit<Props, 'tipo'> & PreciosDeTipo['porPeriodo'][number];

function PorPeriodo({ campo, unidad, valores, onChange, errores, prefijo = '' }: PorPeriodoProps) {
  const { t } = useTranslation('productos');
  const lista = valores[campo] ?? [];
  return (
    <div className={styles.ancho}>
      <FiguresField
        legend={t(campo)}
        unit={unidad}
        decimals={6}
        name={`${prefijo}${campo}`}
        labels={periodos(lista)}
        values={lista}
        onChange={(precios) => onChange({ [campo]: precios })}
        errors={errores}
      />
    </div>
  );
}

type GrupoProps = PreciosDeTipo['grupos'][number] & {
  readonly valores: CifrasEscritas;
  readonly onChange: (valores: CifrasEscritas) => void;
  readonly errores: Readonly<Record<string, string>>;
  readonly ruta: string;
};

/** Figures with a name each, such as what an indexed product adds to the market price. */
function Grupo({ campo, cifras, unidad, valores, onChange, errores, ruta }: GrupoProps) {
  const { t } = useTranslation('productos');
  return (
    <fieldset className={`${styles.rejilla} ${styles.ancho}`}>
      <legend>
        {t(campo)} ({unidad})
      </legend>
      {cifras.map((cifra) => (
        <NumberField
          key={cifra}
          label={t(cifra)}
          decimals={6}
          value={valores[cifra] ?? null}
          onChange={(precio) => onChange({ ...valores, [cifra]: precio })}
          error={errores[`${ruta}.${cifra}`]}
        />
      ))}
    </fieldset>
  );
}

type BandaProps = {
  readonly titulo: string;
  readonly valor: BandaEscrita;
  readonly onChange: (banda: BandaEscrita) => void;
  readonly errores: Readonly<Record<string, string>>;
  readonly ruta: string;
};

function Banda({ titulo, valor, onChange, errores, ruta }: BandaProps) {
  const { t } = useTranslation('productos');
  return (
    <fieldset className={`vt-tiles vt-gap-8 ${styles.rejilla}`}>
      <legend>{titulo}</legend>
      {EXTREMOS.map((extremo) => (
        <NumberField
          key={extremo}
          label={t(extremo)}
          value={valor[extremo]}
          onChange={(cifra) => onChange({ ...valor, [extremo]: cifra })}
          error={errores[`${ruta}.${extremo}`] ?? (extremo === 'maximo' ? errores[ruta] : undefined)}
        />
      ))}
    </fieldset>
  );
}
