import { useTranslation } from '../../../texts/use-translation.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { ListGroup, ListRow } from '../../kit/list-group/list-group.tsx';
import { Board, Tile } from '../board.tsx';
import styles from './cards.module.css';
import { Cover } from './cover.tsx';

const LINKS = [
  { id: 'faq', to: '/pages/faq' },
  { id: 'help', to: '/pages/knowledge-base' },
  { id: 'pricing', to: '/pages/pricing' },
] as const;

const PARTS = ['panels', 'inverter', 'wiring'] as const;

function Parts() {
  const { t } = useTranslation('dashboards');
  return (
    <div className={styles.rows}>
      <ListGroup label={t('parts')} look="flush">
        {PARTS.map((part) => (
          <ListRow key={part}>{t(`part-${part}`)}</ListRow>
        ))}
      </ListGroup>
    </div>
  );
}

function Quote() {
  const { t } = useTranslation('dashboards');
  return (
    <blockquote className={styles.quote}>
      <p>{t('quote')}</p>
      <footer className="vt-soft">{t('quoteFrom')}</footer>
    </blockquote>
  );
}

/** Draws cards with a text, a quotation, links, a list, and all of them. */
export function Contents() {
  const { t } = useTranslation('dashboards');
  return (
    <>
      <h2 className={styles.section}>{t('contents')}</h2>
      <Board>
        <Tile span={6}>
          <Card title={t('content-body')}>
            <p>{t('sampleText')}</p>
          </Card>
        </Tile>
        <Tile span={6}>
          <Card title={t('content-quote')}>
            <Quote />
          </Card>
        </Tile>
        <Tile span={6}>
          <div className="vt-stack">
            <Card title={t('content-list')}>
              <ul className="vt-stack vt-gap-10">
                {LINKS.map(({ id, to }) => (
                  <li key={id}>
                    <Link to={to}>{t(`link-${id}`)}</Link>
                  </li>
                ))}
              </ul>
            </Card>
            <Card title={t('content-rows')} flush>
              <Parts />
            </Card>
          </div>
        </Tile>
        <Tile span={6}>
          <Card flush>
            <Cover name="meter" />
            <div className={styles.padded}>
              <h3>{t('content-all')}</h3>
              <p>{t('sampleText')}</p>
            </div>
            <Parts />
            <div className={`${styles.padded} ${styles.links}`}>
              {LINKS.map(({ id, to }) => (
                <Link key={id} to={to}>
                  {t(`link-${id}`)}
                </Link>
              ))}
            </div>
          </Card>
        </Tile>
      </Board>
    </>
  );
}

/** Draws cards with a head of their own, a foot, or both. */
export function HeadedCards() {
  const { t } = useTranslation('dashboards');
  const way = (
    <ButtonLink small to="/pages/faq">
      {t('readMore')}
    </ButtonLink>
  );
  return (
    <>
      <h2 className={styles.section}>{t('headsAndFeet')}</h2>
      <Board>
        <Tile span={4}>
          <article className={styles.headed}>
            <header>{t('headText')}</header>
            <div className={styles.padded}>
              <h3>{t('card-roof')}</h3>
              <p>{t('card-roof-text')}</p>
              {way}
            </div>
          </article>
        </Tile>
        <Tile span={4}>
          <article className={styles.headed}>
            <header>{t('quoteHead')}</header>
            <div className={styles.padded}>
              <Quote />
            </div>
          </article>
        </Tile>
        <Tile span={4}>
          <article className={styles.headed} data-align="centre">
            <header>{t('headText')}</header>
            <div className={styles.padded}>
              <h3>{t('card-wind')}</h3>
              <p>{t('card-wind-text')}</p>
              {way}
            </div>
            <footer>{t('updatedToday')}</footer>
          </article>
        </Tile>
      </Board>
    </>
  );
}
