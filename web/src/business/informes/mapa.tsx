import type { informes } from '@vatio/contract';
import { geoConicConformal, geoPath } from 'd3-geo';
import atlas from 'es-atlas/es/provinces.json';
import type { CSSProperties } from 'react';
import { feature } from 'topojson-client';
import { useTranslation } from '../../texts/use-translation.ts';
import styles from './informes.module.css';
import type { Cual } from './tabla.tsx';
import { useNombres } from './use-nombres.ts';

const [WIDTH, HEIGHT] = [780, 500];
/** The room that the frame of the islands takes at the left. */
const LEFT = 170;
/** Las Palmas and Santa Cruz de Tenerife stand in a frame of their own, as on any map of Spain. */
const CANARIAS = ['35', '38'];
const INSET = { x: 8, y: HEIGHT - 124, width: 204, height: 116 };

/** The outlines of the provinces by their code of the INE, drawn once. */
const OUTLINES = outlinesOf();

function outlinesOf(): readonly (readonly [code: string, path: string])[] {
  const provinces = feature(atlas, atlas.objects.provinces).features;
  const part = (inset: boolean) => ({
    type: 'FeatureCollection' as const,
    features: provinces.filter(({ id }) => CANARIAS.includes(String(id)) === inset),
  });
  const draw = (inset: boolean, [from, to]: [[number, number], [number, number]]) => {
    const shapes = part(inset);
    const projection = geoConicConformal().parallels([37, 43]).rotate([4, 0]).fitExtent([from, to], shapes);
    const path = geoPath(projection).digits(1);
    return shapes.features.map((shape) => [String(shape.id), path(shape) ?? ''] as const);
  };
  const { x, y, width, height } = INSET;
  return [
    ...draw(false, [
      [LEFT, 8],
      [WIDTH - 8, HEIGHT - 8],
    ]),
    ...draw(true, [
      [x + 8, y + 8],
      [x + width - 8, y + height - 8],
    ]),
  ];
}

type Props = {
  readonly consulta: informes.Consulta;
  readonly informe: informes.Informe;
  readonly onFigure: (cual: Cual) => void;
};

/** The report on the map of Spain: the deeper a province, the greater its figure. */
export default function Mapa({ consulta, informe: { filas, nombres }, onFigure }: Props) {
  const { medida, valor, unidad, cifra, signo } = useNombres();
  const figures = new Map(filas.map(({ valor: code, total }) => [code, total.ahora]));
  const greatest = Math.max(
    0,
    ...filas.map(({ valor: code, total }) => (code === null ? 0 : (total.ahora ?? 0))),
  );
  const como = unidad(consulta);
  const nameOf = (code: string) => valor({ fuente: consulta.fuente, nombres }, 'provincia', code);
  const words = (code: string) =>
    `${nameOf(code)}: ${cifra(figures.get(code) ?? 0, como)} ${signo(consulta) ?? ''}`.trim();
  return (
    <figure className={styles.mapa} aria-label={medida(consulta.medida)}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <title>{medida(consulta.medida)}</title>
        <rect className={styles.marco} {...INSET} rx="6" />
        {OUTLINES.map(([code, path]) => {
          const value = figures.get(code) ?? 0;
          const share = greatest > 0 ? Math.max(value, 0) / greatest : 0;
          const look = { '--parte': `${value > 0 ? 18 + 82 * share : 0}%` } as CSSProperties;
          if (value === 0)
            return (
              <path key={code} d={path} className={styles.provincia} style={look}>
                <title>{words(code)}</title>
              </path>
            );
          return (
            // biome-ignore lint/a11y/useSemanticElements: a picture has no buttons of its own.
            <path
              key={code}
              d={path}
              className={styles.provincia}
              style={look}
              role="button"
              tabIndex={0}
              aria-label={words(code)}
              onClick={() => onFigure({ fila: code })}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                onFigure({ fila: code });
              }}
            >
              <title>{words(code)}</title>
            </path>
          );
        })}
      </svg>
      <Escala consulta={consulta} greatest={greatest} without={figures.get(null)} />
    </figure>
  );
}

type Scale = Pick<Props, 'consulta'> & {
  readonly greatest: number;
  readonly without: number | null | undefined;
};

function Escala({ consulta, greatest, without }: Scale) {
  const { t } = useTranslation('informes');
  const { unidad, cifra, signo } = useNombres();
  const como = unidad(consulta);
  return (
    <figcaption className={styles.escala}>
      <span>0</span>
      <span className={styles.degradado} aria-hidden />
      <span>
        {cifra(greatest, como)} {signo(consulta)}
      </span>
      {without !== undefined && without !== null && without > 0 && (
        <span className="vt-note">{t('sinProvincia', { cifra: cifra(without, como) })}</span>
      )}
    </figcaption>
  );
}
