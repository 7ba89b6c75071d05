import type { ComponentProps } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { ShowcasePage } from '../kit/showcase/showcase.tsx';
import styles from './extensions.module.css';

type Props = Pick<ComponentProps<typeof ShowcasePage>, 'examples' | 'sources' | 'min'> & {
  /** The keys of the page's texts begin with this name: `ratings-intro`, `ratings-basic`. */
  readonly page: string;
  /** The examples follow this order. */
  readonly order: readonly string[];
  /** The page names its library when it is not about one of our own parts. */
  readonly library?: { readonly name: string; readonly home: string };
};

/** Shows a sentence about the page, and its examples. */
export function ExtensionPage({ page, order, library, ...files }: Props) {
  const { t } = useTranslation('extensions');
  return (
    <>
      <p className={styles.intro}>
        {t(`${page}-intro`)}
        {library && (
          <>
            {' '}
            <a href={library.home} target="_blank" rel="noreferrer">
              {t('libraryHome', { name: library.name })}
            </a>
          </>
        )}
      </p>
      <ShowcasePage {...files} order={order.map((name) => [name, t(`${page}-${name}`)])} />
    </>
  );
}
