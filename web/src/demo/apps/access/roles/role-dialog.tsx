import { IconInfoCircle } from '@tabler/icons-react';
import { z } from 'zod';
import { useForm } from '../../../../data/use-form.ts';
import {
  ROLE_AREAS,
  ROLE_RIGHTS,
  type Role,
  type RoleArea,
  type RoleGrant,
  type RoleRight,
} from '../../../../sample-data/roles/roles.ts';
import { notify } from '../../../../ui/feedback/toasts.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Popover } from '../../../../ui/kit/popover/popover.tsx';
import { IconButton } from '../../../../ui/nav/button.tsx';
import { FormDialog } from '../../../../ui/overlay/form-dialog.tsx';
import styles from '../access.module.css';
import { useAccessText } from '../texts.ts';
import { useSaveRole } from './role-calls.ts';
import { roleName } from './role-name.ts';

type Props = {
  /** The dialog edits this role. A role without an id is a new one that begins with these rights. */
  readonly role: Partial<Role>;
  readonly roles: readonly Role[];
  readonly onClose: () => void;
};

const EVERYTHING = ROLE_AREAS.flatMap((area) => ROLE_RIGHTS.map((right) => grantOf(area, right)));

/** Asks for the name of a role and for its rights in each area. */
export function RoleDialog({ role, roles, onClose }: Props) {
  const t = useAccessText();
  const save = useSaveRole();
  const { id, userRole, name = '', grants = [] } = role;
  const known = roleName({ name, userRole }, t);
  const isTaken = (typed: string) =>
    roles.some((other) => other.id !== id && roleName(other, t).toLowerCase() === typed.trim().toLowerCase());
  const form = useForm({
    initial: { name: known, grants: [...grants] },
    schema: z.object({
      name: z
        .string()
        .trim()
        .min(1, t('needsRole'))
        .max(60, t('roleLong'))
        .refine((typed) => !isTaken(typed), t('roleTaken')),
      grants: z.array(z.custom<RoleGrant>()),
    }),
    submit: async (values) => {
      const typed = values.name.trim();
      await save.mutateAsync({
        role: {
          ...(id !== undefined && { id }),
          name: typed === known ? name : typed,
          userRole,
          grants: values.grants,
        },
      });
      notify(t(id === undefined ? 'roleAdded' : 'roleSaved', { name: typed }));
      onClose();
    },
  });
  return (
    <FormDialog
      wide
      title={t(id === undefined ? 'addRole' : 'editRole')}
      action={t('save')}
      form={form}
      onClose={onClose}
    >
      <div style={{ gridColumn: '1 / -1' }}>
        <TextField label={t('roleName')} required {...form.field('name')} />
        <RightsTable value={form.values.grants} onChange={(next) => form.change({ grants: next })} />
      </div>
    </FormDialog>
  );
}

type RightsProps = {
  readonly value: readonly RoleGrant[];
  readonly onChange: (grants: RoleGrant[]) => void;
};

function RightsTable({ value, onChange }: RightsProps) {
  const t = useAccessText();
  const toggle = (grant: RoleGrant, on: boolean) =>
    onChange(on ? [...value, grant] : value.filter((other) => other !== grant));
  const all = EVERYTHING.every((grant) => value.includes(grant));
  return (
    <table className={styles.rights}>
      <caption className="vt-hidden">{t('rights')}</caption>
      <tbody>
        <tr>
          <th scope="row">
            {t('fullAccess')}{' '}
            <Popover
              label={t('fullAccess')}
              button={(toggle) => (
                <IconButton small icon={IconInfoCircle} label={t('fullAccessHelp')} {...toggle} />
              )}
            >
              {() => t('fullAccessText')}
            </Popover>
          </th>
          <td colSpan={ROLE_RIGHTS.length}>
            <label>
              <input
                type="checkbox"
                checked={all}
                ref={(box) => {
                  if (box) box.indeterminate = !all && value.length > 0;
                }}
                onChange={() => onChange(all ? [] : [...EVERYTHING])}
              />
              {t('selectAll')}
            </label>
          </td>
        </tr>
        {ROLE_AREAS.map((area) => (
          <tr key={area}>
            <th scope="row">{t(`area-${area}`)}</th>
            {ROLE_RIGHTS.map((right) => (
              <td key={right}>
                <label>
                  <input
                    type="checkbox"
                    aria-label={`${t(`area-${area}`)}: ${t(`right-${right}`)}`}
                    checked={value.includes(grantOf(area, right))}
                    onChange={({ target }) => toggle(grantOf(area, right), target.checked)}
                  />
                  <span aria-hidden="true">{t(`right-${right}`)}</span>
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function grantOf(area: RoleArea, right: RoleRight): RoleGrant {
  return `${area}.${right}`;
}
