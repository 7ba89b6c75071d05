import type { auditoria } from '@vatio/contract';
import { formatInstante } from '../../format/date.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Facts } from '../../ui/figures/facts.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { Careo } from './careo.tsx';
import { Cosa } from './cosa.tsx';
import { Quien } from './quien.tsx';
import { useAccion } from './use-accion.ts';

/** One entry: who, when, what, and both values of each field. */
export function PanelDeEntrada({ entrada }: { entrada: auditoria.Entrada }) {
  const { t } = useTranslation('auditoria');
  const accion = useAccion();
  const { cuando, entidad, entidadId } = entrada;
  const todo = new URLSearchParams({ entidad, entidadId });
  const datos = [
    [
      'cuando',
      <time key="cuando" dateTime={cuando}>
        <bdi>{formatInstante(cuando)}</bdi>
      </time>,
    ],
    ['quien', <Quien key="quien" entrada={entrada} />],
    ['accion', accion(entrada.accion)],
    ['cosa', <Cosa key="cosa" entrada={entrada} />],
  ] as const;
  return (
    <div className="vt-stack vt-gap-18">
      <Facts narrowest={160} dense>
        {datos.map(([campo, valor]) => (
          <div key={campo}>
            <dt>{t(campo)}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </Facts>
      <Careo entrada={entrada} />
      <div>
        <ButtonLink small to={`/auditoria?${todo}`}>
          {t('todaSuHistoria')}
        </ButtonLink>
      </div>
    </div>
  );
}
