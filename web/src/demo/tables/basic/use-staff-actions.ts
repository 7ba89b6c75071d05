import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import type { EmployeeRow } from '../employee.ts';
import { useStaff } from './use-staff.ts';

/** Adds, edits, archives and deletes employees. Each action shows a notice that offers to undo it. */
export function useStaffActions() {
  const { t } = useTranslation('tables');
  const staff = useStaff();
  return {
    staff,
    archive: (ids: readonly number[]) => {
      staff.archive(ids);
      notify(t('archived', { count: ids.length }), { undo: () => staff.bringBack(ids) });
    },
    bringBack: (ids: readonly number[]) => {
      staff.bringBack(ids);
      notify(t('broughtBack', { count: ids.length }), { undo: () => staff.archive(ids) });
    },
    remove: (ids: readonly number[]) => {
      staff.remove(ids);
      notify(t('deleted', { count: ids.length }), { undo: () => staff.restore(ids) });
    },
    save: (before: EmployeeRow | undefined, values: Omit<EmployeeRow, 'id'>) => {
      if (before) {
        staff.edit({ ...before, ...values });
        notify(t('edited', { name: values.name }), { undo: () => staff.edit(before) });
      } else {
        const { id } = staff.add(values);
        notify(t('added', { name: values.name }), { undo: () => staff.remove([id]) });
      }
    },
  };
}
