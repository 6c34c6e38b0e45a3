// The baseline for a long list: a GtkListView over strings.
#if __has_include(<adwaita.h>)
#include <CGTK.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static gboolean painted;

static double cpu_seconds (void) {
  struct timespec now;
  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + now.tv_nsec / 1e9;
}

static void setup (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkWidget *label = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_margin_top (label, 8);
  gtk_widget_set_margin_bottom (label, 8);
  gtk_list_item_set_child (item, label);
}

static void bind (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkStringObject *string = gtk_list_item_get_item (item);
  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)), gtk_string_object_get_string (string));
}

static void after_paint (GdkFrameClock *clock, gpointer data) { painted = TRUE; }

static void wait_for_paint (void) {
  painted = FALSE;
  while (!painted) g_main_context_iteration (NULL, TRUE);
}

static void scroll (GtkWidget *window, GtkAdjustment *adjustment) {
  int steps = 100;
  for (int step = 1; step <= steps; step++) {
    double end = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);
    gtk_adjustment_set_value (adjustment, end * step / steps);
    gtk_widget_queue_draw (window);
    wait_for_paint ();
  }
}

static long resident_kib (void) {
  long total = 0, resident = 0;
  FILE *file = fopen ("/proc/self/statm", "r");
  if (file && fscanf (file, "%ld %ld", &total, &resident) != 2) resident = 0;
  if (file) fclose (file);
  return resident * (sysconf (_SC_PAGESIZE) / 1024);
}

int main (int argc, char **argv) {
  int count = argc > 1 ? atoi (argv[1]) : 100000;
  int repeats = argc > 2 ? atoi (argv[2]) : 21;
  if (!gtk_init_check ()) return 1;
  adw_init ();
  double start = cpu_seconds ();
  GtkStringList *strings = gtk_string_list_new (NULL);
  for (int i = 0; i < count; i++) {
    char *text = g_strdup_printf ("Row %d", i);
    gtk_string_list_take (strings, text);
  }
  GtkWidget *window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), 800, 600);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_signal_connect (factory, "setup", G_CALLBACK (setup), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind), NULL);
  GtkSelectionModel *model = GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (strings)));
  GtkWidget *list = gtk_list_view_new (model, factory);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), list);
  gtk_window_set_child (GTK_WINDOW (window), scrolled);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (window)) g_main_context_iteration (NULL, TRUE);
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (after_paint), NULL);
  wait_for_paint ();
  g_print ("first %.6f\n", cpu_seconds () - start);
  for (int i = 0; i < repeats; i++) {
    for (int k = 0; k < 20; k++) g_main_context_iteration (NULL, FALSE);
    const char *text[] = { i % 2 ? "Changed" : "Changed again", NULL };
    double before = cpu_seconds ();
    gtk_string_list_splice (strings, 5, 1, text);
    wait_for_paint ();
    g_print ("change %.6f\n", cpu_seconds () - before);
  }
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  scroll (window, adjustment);
  scroll (window, adjustment);
  long memory = resident_kib ();
  scroll (window, adjustment);
  scroll (window, adjustment);
  g_print ("grown %ld\n", resident_kib () - memory);
  return 0;
}
#else
int main (void) { return 1; }
#endif
