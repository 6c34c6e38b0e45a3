// Nothing to declare: this target carries the pkg-config flags to those that depend on it.
