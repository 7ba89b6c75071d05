import { type Icon, IconChevronDown } from '@tabler/icons-react';
import { useRouter } from '../../../router/use-router.ts';
import { Link } from '../../../ui/nav/link.tsx';
import { MenuItem, MenuPanel } from '../../../ui/overlay/menu.tsx';
import { useDropDown } from '../../../ui/overlay/use-drop-down.ts';
import styles from './nav-links.module.css';

type Step = { readonly label: string; readonly to: string };

type NavLink = Step & {
  readonly icon?: Icon;
  readonly disabled?: boolean;
};

/** An entry that opens a menu of pages. */
type NavMenu = {
  readonly label: string;
  readonly icon?: Icon;
  readonly pages: readonly Step[];
};

type Props = {
  /** Screen readers read it as the name of the navigation. */
  readonly label: string;
  readonly links: readonly (NavLink | NavMenu)[];
  /** The address of the open page. */
  readonly current: string;
  readonly look?: 'plain' | 'line' | 'boxed' | 'divided' | 'pills';
  readonly orientation?: 'horizontal' | 'vertical';
  readonly align?: 'start' | 'centre' | 'end' | 'fill' | 'justify';
};

/** Links to the pages of one subject; the open page is marked. */
export function NavLinks({ label, links, current, ...drawing }: Props) {
  const { look = 'plain', orientation = 'horizontal', align = 'start' } = drawing;
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className={styles.list} data-look={look} data-orientation={orientation} data-align={align}>
        {links.map((link) => (
          <li key={link.label}>
            {'pages' in link ? (
              <PagesMenu {...link} current={current} />
            ) : (
              <PageLink {...link} current={link.to === current} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PageLink({ label, to, icon: Glyph, disabled, current }: NavLink & { readonly current: boolean }) {
  const content = (
    <>
      {Glyph && <Glyph size={18} stroke={1.7} aria-hidden />}
      {label}
    </>
  );
  if (disabled) {
    return (
      <button type="button" disabled className={styles.link}>
        {content}
      </button>
    );
  }
  return (
    <Link to={to} aria-current={current ? 'page' : undefined} className={styles.link}>
      {content}
    </Link>
  );
}

type MenuProps = NavMenu & Pick<Props, 'current'>;

function PagesMenu({ label, icon: Glyph, pages, current }: MenuProps) {
  const router = useRouter();
  const { box, id, open, toggle, close } = useDropDown<HTMLSpanElement>();
  const holdsCurrent = pages.some(({ to }) => to === current);
  return (
    <span ref={box} className={styles.box}>
      <button
        type="button"
        aria-haspopup="menu"
        aria-current={holdsCurrent || undefined}
        className={styles.link}
        {...toggle}
      >
        {Glyph && <Glyph size={18} stroke={1.7} aria-hidden />}
        {label}
        <IconChevronDown size={16} aria-hidden />
      </button>
      {open && (
        <MenuPanel id={id} label={label} align="start" onChosen={close}>
          {pages.map(({ label: page, to }) => (
            <MenuItem key={to} onChoose={() => router.navigate({ to: to })}>
              {page}
            </MenuItem>
          ))}
        </MenuPanel>
      )}
    </span>
  );
}
