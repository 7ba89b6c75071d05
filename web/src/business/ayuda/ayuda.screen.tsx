import { IconBook, IconRoute, IconSearchOff } from '@tabler/icons-react';
import { useSession } from '../../data/session.ts';
import { SearchInput } from '../../list/filters/search-input.tsx';
import { useNavigate, useSearch } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Announcement } from '../../ui/feedback/announcement.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { Button, ButtonLink } from '../../ui/nav/button.tsx';
import { Link } from '../../ui/nav/link.tsx';
import { useDisplay } from '../../ui/theme/display.ts';
import styles from './ayuda.module.css';
import { pageOf, versionInForce } from './manual.ts';
import { groupsFor } from './page-names.ts';
import { type Found, searchManual } from './search.ts';

/** The manual: its contents, or the sections that have what is searched for. */
export default function AyudaScreen() {
  const { t } = useTranslation('ayuda');
  const { q = '' } = useSearch();
  const query = String(q);
  const navigate = useNavigate();
  const { language } = useDisplay();
  const groups = groupsFor(useSession()?.userData.role);
  const found = searchManual(
    groups.flatMap(([, names]) => names),
    query,
  );
  const search = (text: string) => navigate({ to: '/ayuda', search: text ? { q: text } : {}, replace: true });
  return (
    <div className="vt-page">
      <PageActions>
        <ButtonLink to="/inicio?recorrido=si" icon={IconRoute}>
          {t('recorrido')}
        </ButtonLink>
      </PageActions>
      <p className="vt-soft">
        {t('entrada')} {language === 'en' && t('solo-espanol')}
      </p>
      <div className={styles.search}>
        <SearchInput label={t('buscar')} value={query} onSearch={search} />
      </div>
      <Announcement text={query === '' ? '' : t('encontradas', { count: found.length })} />
      {query === '' ? (
        <Contents groups={groups} />
      ) : found.length > 0 ? (
        <Results found={found} />
      ) : (
        <EmptyState icon={IconSearchOff} title={t('nada', { q: query })} text={t('nada-texto')}>
          <Button onClick={() => search('')}>{t('borrar')}</Button>
        </EmptyState>
      )}
    </div>
  );
}

function Contents({ groups }: { readonly groups: ReturnType<typeof groupsFor> }) {
  const { t } = useTranslation('ayuda');
  return (
    <nav className={`vt-columns ${styles.groups}`} aria-label={t('indice')}>
      {groups.map(([group, names]) => (
        <Card key={group} title={t(`grupo-${group}`, { version: versionInForce() })}>
          <ul className={`vt-list ${styles.contents}`} lang="es">
            {names.map((name) => (
              <li key={name}>
                <IconBook size={16} stroke={1.7} aria-hidden />
                <Link to={`/ayuda/${name}`}>{pageOf(name).title}</Link>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </nav>
  );
}

function Results({ found }: { readonly found: readonly Found[] }) {
  const { t } = useTranslation('ayuda');
  return (
    <Card title={t('encontradas', { count: found.length })}>
      <ul className={`vt-list ${styles.results}`} lang="es">
        {found.map(({ page, pageTitle, section, sectionTitle, excerpt }) => (
          <li key={`${page}#${section}`}>
            <Link to={`/ayuda/${page}${section && `#${section}`}`}>{sectionTitle || pageTitle}</Link>
            {sectionTitle !== '' && <span className="vt-note"> · {pageTitle}</span>}
            <p className="vt-soft">{excerpt}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
