"""Swift names for C names."""

KEYWORDS = set("""
    as associatedtype break case catch class continue default defer deinit do else enum extension
    fallthrough false fileprivate for func guard if import in init inout internal is let nil
    operator private protocol public repeat rethrows return self static struct subscript super
    switch throw throws true try typealias var where while Type Self Any
""".split())


def escaped(name):
    if name == "_":
        return name
    if name[:1].isdigit():
        return "_" + name
    return f"`{name}`" if name in KEYWORDS else name


def words(name):
    return [word for word in name.replace("-", "_").split("_") if word]


def pascal(name):
    return "".join(word[:1].upper() + word[1:] for word in words(name))


def camel(name):
    result = pascal(name)
    # "Foo" → "foo", "RTL" and single letters → lower case as a whole.
    return result[:1].lower() + result[1:] if words(name)[:1] != [] else result


def case_name(name, is_flags):
    if is_flags and name.endswith("_mask"):
        name = name[: -len("_mask")]
    return camel(name)


DOCUMENTATION = {"Gtk": "gtk4", "Gdk": "gdk4", "Gsk": "gsk4", "Gio": "gio", "Pango": "Pango"}


def documentation_url(namespace, path):
    if namespace == "Adw":
        base = "https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest"
    else:
        base = f"https://docs.gtk.org/{DOCUMENTATION[namespace]}"
    return f"{base}/{path}.html"
