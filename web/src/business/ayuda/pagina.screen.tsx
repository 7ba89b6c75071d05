import { IconBookOff } from '@tabler/icons-react';
import { useSession } from '../../data/session.ts';
import { useParams } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { usePageTitle } from '../../ui/frame/page.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { Link } from '../../ui/nav/link.tsx';
import styles from './ayuda.module.css';
import { BlockView } from './block-view.tsx';
import { findPage } from './manual.ts';
import { type ManualPage, plainBlock } from './manual-page.ts';
import { groupsFor } from './page-names.ts';

/** One page of the manual, with its sections and the pages before and after it. */
export default function PaginaScreen() {
  const { t } = useTranslation('ayuda');
  const { pagina = '' } = useParams();
  const page = findPage(pagina);
  usePageTitle(page?.title);
  if (!page) {
    return (
      <EmptyState icon={IconBookOff} title={t('sin-pagina')} text={t('sin-pagina-texto')}>
        <ButtonLink to="/ayuda">{t('indice')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div className={styles.page}>
      <article className={styles.article} lang="es">
        {page.sections.map(({ id, title, blocks }) => (
          <section key={id} className={styles.section}>
            {title !== '' && <h2 id={id}>{title}</h2>}
            {blocks.map((block) => (
              <BlockView key={plainBlock(block)} block={block} />
            ))}
          </section>
        ))}
        <Neighbours name={pagina} />
      </article>
      <Sections page={page} />
    </div>
  );
}

function Sections({ page: { sections } }: { readonly page: ManualPage }) {
  const { t } = useTranslation('ayuda');
  const named = sections.filter(({ title }) => title !== '');
  return (
    <aside className={styles.aside}>
      {named.length > 1 && (
        <nav aria-label={t('en-esta-pagina')}>
          <h2 className={styles.asideTitle}>{t('en-esta-pagina')}</h2>
          <ul className="vt-list" lang="es">
            {named.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Link to="/ayuda">{t('indice')}</Link>
    </aside>
  );
}

function Neighbours({ name }: { readonly name: string }) {
  const { t } = useTranslation('ayuda');
  const names: readonly string[] = groupsFor(useSession()?.userData.role).flatMap(([, pages]) => pages);
  const at = names.indexOf(name);
  const [before, after] = at < 0 ? [] : [names[at - 1], names[at + 1]];
  return (
    <nav className={styles.neighbours} aria-label={t('paginas-vecinas')}>
      {before && (
        <Link to={`/ayuda/${before}`}>
          <span className="vt-note">{t('anterior')}</span>
          {findPage(before)?.title}
        </Link>
      )}
      {after && (
        <Link to={`/ayuda/${after}`} className={styles.next}>
          <span className="vt-note">{t('siguiente')}</span>
          {findPage(after)?.title}
        </Link>
      )}
    </nav>
  );
}
