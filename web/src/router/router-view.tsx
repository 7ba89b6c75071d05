import {
  Component,
  type ComponentType,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { Content, Frame, Page } from './page.ts';
import type { Router } from './router.ts';
import { scrollWindow } from './scroll.ts';
import type { RawSearch } from './search.ts';
import { PlaceContext, RouterContext, SearchContext, useSearch } from './use-router.ts';

export type Failed = { readonly error: unknown; readonly reset: () => void };

type Looks = {
  /** Stands around the content of a page that has come. */
  readonly Around: Frame;
  /** Keeps the place of a page that takes long to load. */
  readonly Loading: ComponentType;
  /** Takes the place of a page that failed. */
  readonly Failure: ComponentType<Failed>;
};

type Props = Looks & {
  readonly router: Router;
  /** Around every page, also around one that failed with its frames. */
  readonly Root: Frame;
};

/**
 * Draws the page of a router inside its frames. It is drawn as a transition: what somebody presses or types meanwhile
 * is answered first.
 */
export function RouterView({ router, Root, ...looks }: Props) {
  const [page, setPage] = useState(router.page);
  useEffect(() => {
    const show = (next: Page | undefined) => startTransition(() => setPage(next));
    show(router.page());
    return router.follow(show);
  }, [router]);
  useLayoutEffect(() => {
    if (page) scrollWindow(page.scroll);
  }, [page]);

  const { Around, Loading, Failure } = looks;
  const { frames, content } = page ?? {};
  // Only what reads the query is drawn again when nothing but the query changes.
  const drawn = useMemo(
    () => frames && content && <Framed {...{ frames, content, Around, Loading, Failure }} />,
    [frames, content, Around, Loading, Failure],
  );
  return (
    <RouterContext value={router}>
      <PlaceContext value={page?.place}>
        <SearchContext value={page?.search}>
          <Root>{drawn}</Root>
        </SearchContext>
      </PlaceContext>
    </RouterContext>
  );
}

type FramedProps = Looks & { readonly frames: readonly Frame[]; readonly content: Content };

function Framed({ frames, ...inner }: FramedProps) {
  const { Loading, Failure } = inner;
  const content = (
    <Guarded Failure={Failure}>
      <Suspense fallback={<Loading />}>
        <Drawn {...inner} />
      </Suspense>
    </Guarded>
  );
  return (
    <Guarded Failure={Failure}>
      <InFrames frames={frames}>{content}</InFrames>
    </Guarded>
  );
}

function InFrames({ frames, children }: { readonly frames: readonly Frame[]; readonly children: ReactNode }) {
  const [Outer, ...inner] = frames;
  if (!Outer) return children;
  return (
    <Outer>
      <InFrames frames={inner}>{children}</InFrames>
    </Outer>
  );
}

function Drawn({ content, Around, Loading, Failure }: Looks & { readonly content: Content }) {
  if (content.is === 'loading') return <Loading />;
  if (content.is === 'failed') return <Failure error={content.error} reset={() => undefined} />;
  return (
    <Around>
      <content.Screen />
    </Around>
  );
}

type GuardedProps = Pick<Looks, 'Failure'> & { readonly children: ReactNode };

function Guarded(props: GuardedProps) {
  return <Boundary {...props} search={useSearch()} />;
}

type BoundaryProps = GuardedProps & { readonly search: RawSearch };
type BoundaryState = { readonly failed?: { readonly error: unknown }; readonly props: BoundaryProps };

/** Shows a failure in place of its children until they, or the query, are others. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { props: this.props };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): BoundaryState | null {
    const { search, children } = state.props;
    return props.search === search && props.children === children ? null : { props, failed: undefined };
  }

  override render() {
    const { children, Failure } = this.props;
    const { failed } = this.state;
    return failed ? (
      <Failure error={failed.error} reset={() => this.setState({ failed: undefined })} />
    ) : (
      children
    );
  }
}
