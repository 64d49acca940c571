#include "tests/support/event_wait.h"
