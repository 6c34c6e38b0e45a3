// The baseline for a change of one label: as many labels under one custom layout in a scrolled window.
#if __has_include(<adwaita.h>)
#include <CGTK.h>
#include <stdlib.h>
#include <time.h>

static int count;
static GtkWidget **labels;
static gboolean painted;

static double cpu_seconds (void) {
  struct timespec now;
  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + now.tv_nsec / 1e9;
}

static void measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                     int *natural, int *minimum_baseline, int *natural_baseline) {
  int total = 0;
  int widest = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child)) {
    int size = 0;
    gtk_widget_measure (child, orientation, -1, NULL, &size, NULL, NULL);
    total += size;
    widest = MAX (widest, size);
  }
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? total : widest;
}

static void allocate (GtkWidget *widget, int width, int height, int baseline) {
  int y = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child)) {
    int child_width = 0;
    int child_height = 0;
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &child_width, NULL, NULL);
    gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, NULL, &child_height, NULL, NULL);
    GtkAllocation place = { (width - child_width) / 2, y, child_width, child_height };
    gtk_widget_size_allocate (child, &place, -1);
    y += child_height;
  }
}

static void after_paint (GdkFrameClock *clock, gpointer data) { painted = TRUE; }

static void wait_for_paint (void) {
  painted = FALSE;
  while (!painted) g_main_context_iteration (NULL, TRUE);
}

int main (int argc, char **argv) {
  count = argc > 1 ? atoi (argv[1]) : 1000;
  int repeats = argc > 2 ? atoi (argv[2]) : 21;
  if (!gtk_init_check ()) return 1;
  adw_init ();
  double start = cpu_seconds ();
  GtkWidget *window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), 800, 600);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_layout_manager (box, gtk_custom_layout_new (NULL, measure, allocate));
  labels = g_new (GtkWidget *, count);
  for (int i = 0; i < count; i++) {
    labels[i] = gtk_label_new (NULL);
    gtk_label_set_text (GTK_LABEL (labels[i]), "Value 0");
    gtk_widget_set_parent (labels[i], box);
  }
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), box);
  gtk_window_set_child (GTK_WINDOW (window), scrolled);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (window)) g_main_context_iteration (NULL, TRUE);
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (after_paint), NULL);
  wait_for_paint ();
  g_print ("first %.6f\n", cpu_seconds () - start);
  for (int i = 0; i < repeats; i++) {
    // Let what is left of the frame before run out.
    for (int k = 0; k < 20; k++) g_main_context_iteration (NULL, FALSE);
    double before = cpu_seconds ();
    gtk_label_set_text (GTK_LABEL (labels[5]), i % 2 ? "Value 0" : "Value 1");
    wait_for_paint ();
    g_print ("change %.6f\n", cpu_seconds () - before);
  }
  return 0;
}
#else
int main (void) { return 1; }
#endif
