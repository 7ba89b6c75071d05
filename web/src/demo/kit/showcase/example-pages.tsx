import type { ComponentType } from 'react';
import { usePlace, useSearch } from '../../../router/use-router.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Indexed } from '../../../ui/kit/indexed/indexed.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import type { Read } from './read.ts';
import styles from './showcase.module.css';
import { Showcase } from './showcase.tsx';

/**
 * What a folder has, by the name of each file without its ending. `examples.d.ts` says it of the folders.
 * @public
 */
export type Examples = Readonly<
  Record<string, { readonly Content: ComponentType; readonly source: () => Promise<Read> }>
>;

type Page = {
  /** `() => import('./tabs?examples')` */
  readonly load: () => Promise<{ readonly default: Examples }>;
  /** The examples in their order. */
  readonly order: readonly string[];
  /** The page names its library when it is not about one of our own parts. */
  readonly library?: { readonly name: string; readonly home: string };
};

type Area<Name extends string> = {
  /** Its dictionary has the title of each example, `tabs-vertical`, and may have a sentence about a page, `tour-intro`. */
  readonly area: string;
  /** Each by its folder. */
  readonly pages: Readonly<Record<Name, Page>>;
};

/** Makes of an area what loads any of its pages of examples. A page that has come is the same one from then on. */
export function examplePages<Name extends string>({ area, pages }: Area<Name>) {
  const loaded = new Map<Name, { readonly default: ComponentType }>();
  return async (name: Name) => {
    const { load, ...page } = pages[name];
    const { default: examples } = await load();
    const screen = loaded.get(name) ?? {
      default: () => <ExamplePage area={area} name={name} examples={examples} {...page} />,
    };
    loaded.set(name, screen);
    return screen;
  };
}

type PageProps = Omit<Page, 'load'> & {
  readonly area: string;
  readonly name: string;
  readonly examples: Examples;
};

/** Shows examples, each with its own source code. With `?card=name` in the address, it shows that one alone. */
function ExamplePage({ area, name: page, examples, order, library }: PageProps) {
  const { t, exists } = useTranslation(area);
  const { t: kit } = useTranslation('kit');
  const { card } = useSearch();
  const { pathname: path } = usePlace();
  const alone = order.filter((name) => name === card);
  return (
    <>
      {exists(`${page}-intro`) && (
        <p className={styles.intro}>
          {t(`${page}-intro`)}
          {library && (
            <>
              {' '}
              <a href={library.home} target="_blank" rel="noreferrer">
                {kit('libraryHome', { name: library.name })}
              </a>
            </>
          )}
        </p>
      )}
      {alone.length > 0 && (
        <p className={styles.back}>
          <Link to={path}>{kit('allExamples')}</Link>
        </p>
      )}
      <Indexed
        label={kit('examples')}
        parts={(alone.length > 0 ? alone : order).map((name) => {
          const example = examples[name];
          if (!example) throw new Error(`There is no example ${page}/${name}`);
          const title = t(`${page}-${name}`);
          return {
            id: name,
            title,
            content: (
              <Showcase
                title={title}
                load={example.source}
                link={alone.length > 0 ? undefined : `${path}?card=${name}`}
              >
                <example.Content />
              </Showcase>
            ),
          };
        })}
      />
    </>
  );
}
