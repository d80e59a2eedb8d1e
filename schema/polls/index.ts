import './poll';
import './voteMutation';
import './adminPolls';
import './pollMutations';
