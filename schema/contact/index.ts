import './contactMessage';
import './contactMessageMutations';
import './adminContactMessages';
