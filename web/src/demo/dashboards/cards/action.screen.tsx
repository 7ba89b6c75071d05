import { IconChevronDown, IconRefresh, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Board, Tile } from '../board.tsx';
import { ActionCard } from './action-card.tsx';
import styles from './cards.module.css';

const ACTIONS = [
  { name: 'collapse', icon: IconChevronDown },
  { name: 'reload', icon: IconRefresh },
  { name: 'remove', icon: IconX },
] as const;

/** Shows what can be done with a card from its own head. */
export default function ActionCardsScreen() {
  const { t } = useTranslation('dashboards');
  return (
    <Board>
      <Tile span={12}>
        <ActionCard title={t('everyAction')} actions={['collapse', 'reload', 'remove']}>
          <table className={styles.facts}>
            <thead>
              <tr>
                <th scope="col">{t('action')}</th>
                <th scope="col">{t('icon')}</th>
                <th scope="col">{t('whatItDoes')}</th>
              </tr>
            </thead>
            <tbody>
              {ACTIONS.map(({ name, icon: Glyph }) => (
                <tr key={name}>
                  <th scope="row">{t(`action-${name}`)}</th>
                  <td>
                    <Glyph size={18} stroke={1.7} aria-hidden />
                  </td>
                  <td>
                    <span>{t(`action-${name}-text`)}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ActionCard>
      </Tile>
      {ACTIONS.map(({ name }) => (
        <Tile key={name} span={4}>
          <ActionCard title={t(`action-${name}`)} actions={[name]}>
            <p>{t(`action-${name}-try`)}</p>
          </ActionCard>
        </Tile>
      ))}
    </Board>
  );
}
