-- The reason why a contract ended named the code of the one after it, which may be another client's. Whoever may open that
-- one finds it by its link.
update contrato set atr_motivo = 'Renovado por otro contrato' where atr_motivo like 'Renovado por CT-%';
update contrato set atr_motivo = 'Baja por cambio: le sigue otro contrato'
where atr_motivo like 'Baja por cambio: le sigue CT-%';
