import { useState } from 'react';
import { drawLandscape } from '../../../sample-data/pictures.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { Tone } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { Tabs } from '../../../ui/kit/tabs/tabs.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';
import { Board, Tile } from '../board.tsx';
import styles from './cards.module.css';
import { Contents, HeadedCards } from './content-cards.tsx';
import { Cover, type Named } from './cover.tsx';

/** Shows the plain cards that others are made of. */
export default function BasicCardsScreen() {
  const { t } = useTranslation('dashboards');
  return (
    <div className="vt-page">
      <Board>
        <Tile span={4}>
          <PictureCard name="roof" />
        </Tile>
        <Tile span={4}>
          <PictureCard name="wind" low />
        </Tile>
        <Tile span={4}>
          <Overlay />
        </Tile>
      </Board>
      <Contents />
      <HeadedCards />
      <h2 className={styles.section}>{t('alignments')}</h2>
      <Board>
        {(['start', 'center', 'end'] as const).map((align) => (
          <Tile key={align} span={4}>
            <Card>
              <div className="vt-stack" style={{ textAlign: align, justifyItems: align }}>
                <h3>{t(`align-${align}`)}</h3>
                <p>{t('sampleText')}</p>
                <ButtonLink small to="/pages/faq">
                  {t('readMore')}
                </ButtonLink>
              </div>
            </Card>
          </Tile>
        ))}
      </Board>
      <h2 className={styles.section}>{t('headNavigation')}</h2>
      <Board>
        <Tile span={6}>
          <Navigation look="line" />
        </Tile>
        <Tile span={6}>
          <Navigation look="pills" />
        </Tile>
      </Board>
      <ToneCards />
      <h2 className={styles.section}>{t('groupOfCards')}</h2>
      <div className={`vt-columns ${styles.group}`}>
        {(['roof', 'wind', 'meter'] as const).map((name) => (
          <article key={name}>
            <PictureContent name={name} />
          </article>
        ))}
      </div>
      <GridOfCards />
    </div>
  );
}

function GridOfCards() {
  const { t } = useTranslation('dashboards');
  return (
    <>
      <h2 className={styles.section}>{t('gridOfCards')}</h2>
      <Board>
        {(['wind', 'roof', 'dusk', 'meter'] as const).map((name) => (
          <Tile key={name} span={3}>
            <Card flush>
              <PictureContent name={name} />
            </Card>
          </Tile>
        ))}
      </Board>
    </>
  );
}

function PictureContent({ name }: Named) {
  const { t } = useTranslation('dashboards');
  return (
    <>
      <Cover name={name} />
      <div className={styles.padded}>
        <h3>{t(`card-${name}`)}</h3>
        <p>{t(`card-${name}-text`)}</p>
        <p className={styles.foot}>{t('updatedToday')}</p>
      </div>
    </>
  );
}

/** Draws a card with its picture above or, when `low`, below. */
function PictureCard({ name, low }: Named & { low?: boolean }) {
  const { t } = useTranslation('dashboards');
  const words = (
    <div className={styles.padded}>
      <h2>{t(`card-${name}`)}</h2>
      <p>{t(`card-${name}-text`)}</p>
      <ButtonLink small to="/pages/blog/list">
        {t('readMore')}
      </ButtonLink>
    </div>
  );
  return (
    <Card flush>
      <div className={low ? styles.low : undefined}>
        {low && words}
        <Cover name={name} />
        {!low && words}
      </div>
    </Card>
  );
}

function Overlay() {
  const { t } = useTranslation('dashboards');
  return (
    <article className={styles.over}>
      <img src={drawLandscape('dusk', 420, 300)} alt="" width="420" height="300" />
      <div className={styles.padded}>
        <h2>{t('card-dusk')}</h2>
        <p>{t('card-dusk-text')}</p>
      </div>
    </article>
  );
}

const PANES = ['home', 'shop', 'help'] as const;

/** Draws a card with tabs at its head, over what each of them shows. */
function Navigation({ look }: { look: 'line' | 'pills' }) {
  const { t } = useTranslation('dashboards');
  const [pane, setPane] = useState<(typeof PANES)[number]>('home');
  return (
    <Card>
      <Tabs
        label={t(`navigation-${look}`)}
        look={look}
        align="start"
        tabs={PANES.map((id) => ({ id, label: t(`pane-${id}`) }))}
        value={pane}
        onChange={setPane}
      >
        <div className="vt-stack">
          <h3>{t(`pane-${pane}`)}</h3>
          <p>{t(`pane-${pane}-text`)}</p>
        </div>
      </Tabs>
    </Card>
  );
}

const TONES: readonly Tone[] = ['accent', 'ok', 'info', 'warn', 'bad', 'idle'];

/** Draws cards of the six tones, filled and outlined. */
function ToneCards() {
  const { t } = useTranslation('dashboards');
  return (
    <>
      <h2 className={styles.section}>{t('tones')}</h2>
      <Board>
        {[true, false].flatMap((filled) =>
          TONES.map((tone) => (
            <Tile key={`${tone} ${filled}`} span={4}>
              <article className={styles.tone} data-tone={tone} data-filled={filled || undefined}>
                <h3>{t(`tone-${tone}`)}</h3>
                <p>{t(filled ? 'toneFilled' : 'toneEdge')}</p>
              </article>
            </Tile>
          )),
        )}
      </Board>
    </>
  );
}
