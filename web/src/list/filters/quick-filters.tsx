import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ListField, ScopeParameter } from '@vatio/contract';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { Button } from '../../ui/nav/button.tsx';
import { DropDown } from '../../ui/overlay/drop-down.tsx';
import styles from './filter-bar.module.css';
import { QuickField, ScopeField } from './quick-fields.tsx';
import type { QuickProps } from './quick-props.ts';

/** As many stand in the line of tools; the others open behind «Más». */
const IN_LINE = 4;

type Props = QuickProps & {
  /** What else filters, under the fields that have no place in the line; each closes the panel before it opens its own. */
  readonly more: readonly ((close: () => void) => ReactNode)[];
};

/** The filters beside the search of a list: those of one or several values, what the list is about, and the ranges. */
export function QuickFilters({ more, ...props }: Props) {
  const { definition, hidden = [], instead = {} } = props;
  const offered = Object.entries<ListField>(definition.fields).filter(
    ([name, { quick }]) => quick !== undefined && quick !== 'link' && !hidden.includes(name),
  );
  const scope = Object.entries<ScopeParameter>(definition.scope ?? {}).filter(
    ([name, parameter]) => parameter.offered && !hidden.includes(name),
  );
  const isRange = ([, { quick }]: readonly [string, ListField]) => quick === 'range' || quick === 'month';
  const fieldOf = ([name, field]: readonly [string, ListField]) => ({
    name,
    draw: (inPanel: boolean) => instead[name] ?? <QuickField {...props} {...{ name, field, inPanel }} />,
  });
  const fields = [
    ...offered.filter((entry) => !isRange(entry)).map(fieldOf),
    ...scope.map(([name, parameter]) => ({
      name,
      draw: (inPanel: boolean) =>
        instead[name] ?? <ScopeField {...props} {...{ name, parameter, inPanel }} />,
    })),
    ...offered.filter(isRange).map(fieldOf),
  ];
  const drawn = (part: typeof fields, inPanel: boolean) =>
    part.map(({ name, draw }) => <Fragment key={name}>{draw(inPanel)}</Fragment>);
  // One field alone needs no panel.
  const inLine = more.length === 0 && fields.length === IN_LINE + 1 ? fields.length : IN_LINE;
  const rest = fields.slice(inLine);
  return (
    <>
      {drawn(fields.slice(0, inLine), false)}
      {(rest.length > 0 || more.length > 0) && (
        <MoreFilters more={more}>{rest.length > 0 && drawn(rest, true)}</MoreFilters>
      )}
    </>
  );
}

function MoreFilters({ more, children }: Pick<Props, 'more'> & { readonly children: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <DropDown
      label={t('moreFilters')}
      button={(toggle) => (
        <Button small icon={IconAdjustmentsHorizontal} aria-label={t('moreFilters')} {...toggle}>
          {t('more')}
        </Button>
      )}
    >
      {(close) => (
        <div className={styles.rest}>
          {children}
          {more.map((draw, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are always the same ones, in the same order.
            <Fragment key={at}>{draw(close)}</Fragment>
          ))}
        </div>
      )}
    </DropDown>
  );
}
