import './glossaryTerm';
import './adminGlossaryTerms';
import './glossaryTermMutations';
