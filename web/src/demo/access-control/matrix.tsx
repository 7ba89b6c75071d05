import type { Access } from '@vatio/contract';
import { mayEnter } from '../../data/ability.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Card } from '../../ui/figures/card.tsx';
import styles from './access-control.module.css';
import { ROLES, type Role } from './roles.ts';

const RIGHTS = ['public', 'read Auth', 'read ACL', 'manage all'] as const satisfies readonly Access[];

/** A box that scrolls must take the focus, or the keyboard could not reach its end. */
const SCROLLS = { tabIndex: 0 } as const;

/** Which right each role has, as the product itself decides it. The column of the role that is looked through stands out. */
export function Matrix({ seen }: { readonly seen: Role }) {
  const { t } = useTranslation('access-control');
  return (
    <Card title={t('matrix')}>
      <section className={styles.scrolls} aria-label={t('right')} {...SCROLLS}>
        <table className={`vt-table ${styles.matrix}`}>
          <thead>
            <tr>
              <th scope="col">{t('right')}</th>
              {ROLES.map((role) => (
                <th key={role} scope="col" data-seen={role === seen || undefined}>
                  {t(`role-${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {RIGHTS.map((right) => (
              <tr key={right}>
                <th scope="row">
                  <code>{right}</code>{' '}
                  <span className="vt-note">{t(`right-${right.replace(' ', '-')}`)}</span>
                </th>
                {ROLES.map((role) => {
                  const has = mayEnter({ role }, right);
                  return (
                    <td key={role} data-has={has} data-seen={role === seen || undefined}>
                      {t(has ? 'has' : 'hasNot')}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
