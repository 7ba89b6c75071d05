import { Problem } from '../../../data/problem.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Link } from '../../../ui/nav/link.tsx';

export type Repetido = { readonly id: string; readonly nombre: string };

/** The client that has that NIF already, if the user may see it. */
export function repetidoDe(cause: unknown): Repetido | undefined {
  if (!(cause instanceof Problem) || cause.code !== 'nif-repetido') return undefined;
  const { cliente } = cause.datos;
  if (typeof cliente !== 'object' || cliente === null) return undefined;
  if (!('id' in cliente && 'nombre' in cliente)) return undefined;
  return { id: String(cliente.id), nombre: String(cliente.nombre) };
}

export function EnlaceRepetido({ cliente: { id, nombre } }: { cliente: Repetido }) {
  const { t } = useTranslation('clientes');
  return <Link to={`/clientes/${id}`}>{t('abrirFichaDe', { nombre })}</Link>;
}
