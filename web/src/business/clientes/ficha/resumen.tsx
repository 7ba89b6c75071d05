import type { clientes } from '@vatio/contract';
import { DatosCliente } from './datos-cliente.tsx';
import { UltimosContratos } from './ultimos-contratos.tsx';

/** The client's data and their newest contracts. */
export function Resumen({ cliente }: { cliente: clientes.Cliente }) {
  return (
    <>
      <DatosCliente cliente={cliente} />
      <UltimosContratos cliente={cliente} />
    </>
  );
}
