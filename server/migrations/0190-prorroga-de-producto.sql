-- Whether the contracts of a product go on after their last day unless somebody says otherwise, as all did until now.
ALTER TABLE producto ADD prorroga boolean NOT NULL DEFAULT true;
