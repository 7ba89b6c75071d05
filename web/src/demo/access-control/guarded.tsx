import { mayEnter, mayOpen, type Rightful } from '../../data/ability.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { Card } from '../../ui/figures/card.tsx';
import { useText } from '../../ui/frame/text.ts';
import { useVisibleScreens } from '../../ui/frame/visible-screens.ts';
import { Button } from '../../ui/nav/button.tsx';
import { Link } from '../../ui/nav/link.tsx';
import styles from './access-control.module.css';

/** So many entries tell what a menu is like. */
const NAMED = 8;

type Props = {
  readonly viewer: Rightful;
  /** The name of the viewer's role. */
  readonly role: string;
};

/** The same right three times: before a button, before an address, and before the entries of the menu. */
export function Guarded({ viewer, role }: Props) {
  const { t } = useTranslation('access-control');
  const say = useText();
  const manages = mayEnter(viewer, 'manage all');
  const entries = useVisibleScreens().filter((screen) => screen.menu && mayOpen(viewer, screen));
  return (
    <Card title={t('guarded')}>
      <dl className={styles.guarded}>
        <div>
          <dt>{t('button')}</dt>
          <dd>
            <Button
              disabled={!manages}
              aria-describedby="why-closed"
              onClick={() => notify(t('buttonDone'), { tone: 'info' })}
            >
              {t('buttonText')}
            </Button>
            <span id="why-closed" className="vt-note">
              {manages ? t('buttonOpen', { role }) : t('buttonClosed', { role })}
            </span>
          </dd>
        </div>
        <div>
          <dt>{t('route')}</dt>
          <dd>
            <Link to={manages ? '/auditoria' : '/misc/not-authorized'}>/auditoria</Link>
            <span className="vt-note">{manages ? t('routeOpen', { role }) : t('routeClosed', { role })}</span>
          </dd>
        </div>
        <div>
          <dt>{t('menu')}</dt>
          <dd>
            <span className="vt-note">{t('menuEntries', { count: entries.length, role })}</span>
            <ul className="vt-toolbar">
              {entries.slice(0, NAMED).map(({ id, title }) => (
                <li key={id} className={styles.entry}>
                  {say(title)}
                </li>
              ))}
              {entries.length > NAMED && (
                <li className={styles.entry}>{t('menuMore', { count: entries.length - NAMED })}</li>
              )}
            </ul>
          </dd>
        </div>
      </dl>
    </Card>
  );
}
