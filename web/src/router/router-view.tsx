import {
  Activity,
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
import { afterPaint } from './after-paint.ts';
import type { Content, Frame, Page, Pages, Place } from './page.ts';
import type { Router } from './router.ts';
import { scrollWindow } from './scroll.ts';
import type { RawSearch } from './search.ts';
import {
  AheadContext,
  PagesContext,
  PlaceContext,
  RouterContext,
  SearchContext,
  usePages,
  usePlace,
  useSearch,
} from './use-router.ts';

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
export function RouterView({ router, Root, Around, Loading, Failure }: Props) {
  const [pages, setPages] = useState(router.pages);
  useEffect(() => {
    let before: Pages = {};
    let callOff = () => {};
    const show = (next: Pages) => {
      // One that was drawn ahead only has to be shown, but that takes longer than the frame in which the press is answered.
      const isDrawn = next.shown !== undefined && next.shown.drawing === before.ahead?.drawing;
      before = next;
      callOff();
      if (isDrawn) callOff = afterPaint(() => setPages(next));
      else startTransition(() => setPages(next));
    };
    show(router.pages());
    const unfollow = router.follow(show);
    return () => {
      callOff();
      unfollow();
    };
  }, [router]);
  const { shown } = pages;
  useLayoutEffect(() => {
    if (shown) scrollWindow(shown.scroll);
  }, [shown]);

  const frames = shown?.frames;
  // Frames are drawn again for other frames only; what they show of a page they read from its context.
  const drawn = useMemo(
    () => frames && <Framed {...{ frames, Around, Loading, Failure }} />,
    [frames, Around, Loading, Failure],
  );
  return (
    <RouterContext value={router}>
      <PagesContext value={pages}>
        <PlaceContext value={shown?.place}>
          <SearchContext value={shown?.search}>
            <Root>{drawn}</Root>
          </SearchContext>
        </PlaceContext>
      </PagesContext>
    </RouterContext>
  );
}

function Framed({ frames, ...looks }: Looks & { readonly frames: readonly Frame[] }) {
  return (
    <Guarded Failure={looks.Failure}>
      <InFrames frames={frames}>
        <Contents {...looks} />
      </InFrames>
    </Guarded>
  );
}

/** The content of the page that is shown, and after it, out of sight, that of the one drawn ahead. */
function Contents(looks: Looks) {
  const { shown, ahead } = usePages();
  return [shown, ahead].map(
    (page) =>
      page && (
        <Activity key={page.drawing} mode={page === shown ? 'visible' : 'hidden'}>
          <AheadContext value={page === ahead}>
            <PageContent page={page} {...looks} />
          </AheadContext>
        </Activity>
      ),
  );
}

/** The content of a page, which knows that page also while it is out of sight. */
function PageContent({ page, Around, Loading, Failure }: Looks & { readonly page: Page }) {
  const { content } = page;
  // Only what reads the query is drawn again when nothing but the query changes.
  const drawn = useMemo(
    () => (
      <Guarded Failure={Failure}>
        <Suspense fallback={<Loading />}>
          <Drawn {...{ content, Around, Loading, Failure }} />
        </Suspense>
      </Guarded>
    ),
    [content, Around, Loading, Failure],
  );
  return (
    <PlaceContext value={page.place}>
      <SearchContext value={page.search}>{drawn}</SearchContext>
    </PlaceContext>
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
  return <Boundary {...props} place={usePlace()} search={useSearch()} />;
}

type BoundaryProps = GuardedProps & { readonly place: Place; readonly search: RawSearch };
type BoundaryState = { readonly failed?: { readonly error: unknown }; readonly props: BoundaryProps };

/** Shows a failure in place of its children until the page, its content or its query is another. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { props: this.props };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): BoundaryState | null {
    const { place, search, children } = state.props;
    const same = props.place === place && props.search === search && props.children === children;
    return same ? null : { props, failed: undefined };
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
