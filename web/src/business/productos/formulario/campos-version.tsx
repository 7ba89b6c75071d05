import { useTranslation } from '../../../texts/use-translation.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { FiguresField } from '../../../ui/fields/figures-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { DateField } from '../../../ui/kit/dates/date-field.tsx';
import { type BandaEscrita, TERMINOS, type VersionEscrita } from './borrador.ts';
import styles from './formulario.module.css';

type Props = {
  readonly valores: VersionEscrita;
  readonly onChange: (cambio: Partial<VersionEscrita>) => void;
  readonly errores: Readonly<Record<string, string>>;
  /** The path of the version in the body of the call: `version.` or nothing. */
  readonly prefijo?: string;
};

const LISTAS = [
  { campo: 'potenciaEurKwAnio', unidad: '€/kW·año' },
  { campo: 'energiaEurKwh', unidad: '€/kWh' },
  { campo: 'mediasMercadoEurKwh', unidad: '€/kWh' },
] as const;

const BANDAS = [
  { campo: 'feeEnergiaEurMwh', unidad: '€/MWh' },
  { campo: 'feePotenciaEurKwAnio', unidad: '€/kW·año' },
  { campo: 'potenciaKw', unidad: 'kW' },
  { campo: 'consumoAnualMwh', unidad: 'MWh' },
] as const;

const EXTREMOS = ['minimo', 'maximo'] as const;

const periodos = (valores: readonly unknown[]) => valores.map((_, p) => `P${p + 1}`);

/** The days, prices and bands of a version. An empty price is missing, and not zero. */
export function CamposVersion({ valores, onChange, errores, prefijo = '' }: Props) {
  const { t } = useTranslation('productos');
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
      <Precios valores={valores} onChange={onChange} errores={errores} prefijo={prefijo} />
      {valores.terminos && (
        <Terminos
          valores={valores.terminos}
          onChange={(terminos) => onChange({ terminos })}
          errores={errores}
          ruta={`${prefijo}terminos`}
        />
      )}
      {BANDAS.map(({ campo, unidad }) => (
        <Banda
          key={campo}
          titulo={`${t(campo)} (${unidad})`}
          valor={valores[campo]}
          onChange={(banda) => onChange({ [campo]: banda })}
          errores={errores}
          ruta={`${prefijo}${campo}`}
        />
      ))}
      <CheckField
        label={t('admiteAutoconsumo')}
        value={valores.admiteAutoconsumo}
        onChange={(admiteAutoconsumo) => onChange({ admiteAutoconsumo })}
      />
    </>
  );
}

/** The lists of prices by period that a product of its kind has. */
function Precios({ valores, onChange, errores, prefijo = '' }: Props) {
  const { t } = useTranslation('productos');
  return (
    <>
      {LISTAS.map(({ campo, unidad }) => {
        const lista = valores[campo];
        return (
          lista && (
            <div key={campo} className={styles.ancho}>
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
          )
        );
      })}
    </>
  );
}

type TerminosProps = {
  readonly valores: NonNullable<VersionEscrita['terminos']>;
  readonly onChange: (terminos: NonNullable<VersionEscrita['terminos']>) => void;
  readonly errores: Readonly<Record<string, string>>;
  readonly ruta: string;
};

/** What an indexed product adds to the market price. */
function Terminos({ valores, onChange, errores, ruta }: TerminosProps) {
  const { t } = useTranslation('productos');
  return (
    <fieldset className={`${styles.rejilla} ${styles.ancho}`}>
      <legend>{t('terminos')} (€/kWh)</legend>
      {TERMINOS.map((termino) => (
        <NumberField
          key={termino}
          label={t(termino)}
          decimals={6}
          value={valores[termino]}
          onChange={(precio) => onChange({ ...valores, [termino]: precio })}
          error={errores[`${ruta}.${termino}`]}
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
