#if GTK
  import CGTK
#endif
