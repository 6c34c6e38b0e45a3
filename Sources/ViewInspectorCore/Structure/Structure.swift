/// What inspection knows of SwiftUI's private structure, and the one place where it stands.
///
/// A row is a type's name, a colon, and the path of labels to a value in it: the names of stored properties, of an
/// enum's cases (`some` for an optional), `.0` for an element of a tuple, `super` for the part of a superclass.
/// Alternatives, for other releases, follow after `;` and are tried in order. Where a release changes something,
/// its row changes. Rows of modifiers name the modifier's type with the beginning of its generic arguments where
/// these tell it from others; `/` separates names that it has had, and `*` as a path means the modifier itself.
///
/// `StructureTests` reads each row from a sample and names those that no longer fit.
enum Structure: String, CaseIterable {
  // MARK: Views that stand for others
  case conditionalStorage = "_ConditionalContent: storage"
  case equatableContent = "EquatableView: content"
  case helpContent = "HelpView: content"
  case identifiedContent = "IDView: content"
  case identifiedID = "IDView: id"
  case subscriptionContent = "SubscriptionView: content"
  case unaryAdaptorContent = "_UnaryViewAdaptor: content"
  case tupleValue = "TupleView: value"
  case anyView = "AnyView: storage|view"
  case groupContent = "Group: content"

  // MARK: Text
  case textStorage = "Text: storage"
  case textVerbatim = "Text: storage|verbatim"
  case textAnyStorage = "Text: storage|anyTextStorage"
  case textModifiers = "Text: modifiers"
  case concatenatedFirst = "ConcatenatedTextStorage: first"
  case concatenatedSecond = "ConcatenatedTextStorage: second"
  case localizedKey = "LocalizedTextStorage: key"
  case localizedTable = "LocalizedTextStorage: table"
  case localizedBundle = "LocalizedTextStorage: bundle"
  case keyString = "LocalizedStringKey: key"
  case keyHasFormatting = "LocalizedStringKey: hasFormatting"
  case keyArguments = "LocalizedStringKey: arguments"
  case attributedString = "AttributedStringTextStorage: str"

  // MARK: Controls
  case buttonLabel = "Button: label; _label"
  case buttonAction = "Button: action|closure; action"
  case buttonRole = "Button: role"
  case toggleLabel = "Toggle: label; _label"
  case toggleIsOn = "Toggle: _isOn; __isOn; _toggleState"
  case textFieldLabel = "TextField: label"
  case textFieldText = "TextField: _text; text"
  case textFieldPrompt = "TextField: prompt|some"
  case textFieldOnEditingChanged =
    "TextField: onEditingChanged; _state|state|_value|deprecatedActions|some|editingChanged"
  case textFieldOnCommit =
    "TextField: onCommit; _state|state|_value|deprecatedActions|some|commit"

  // MARK: Layout and lists
  case hStackContent = "HStack: _tree|content"
  case hStackAlignment = "HStack: _tree|root|alignment"
  case hStackSpacing = "HStack: _tree|root|spacing"
  case vStackContent = "VStack: _tree|content"
  case vStackAlignment = "VStack: _tree|root|alignment"
  case vStackSpacing = "VStack: _tree|root|spacing"
  case zStackContent = "ZStack: _tree|content"
  case zStackAlignment = "ZStack: _tree|root|alignment"
  case listContent = "List: content"

  // MARK: Property wrappers
  case environmentKeyPath = "Environment: content|keyPath; _content|keyPath"
  case environmentObjectStore = "EnvironmentObject: _store|some"
  case environmentObjectSeed = "EnvironmentObject: _seed"

  // MARK: Environment modifiers
  case environmentWriterKeyPath = "_EnvironmentKeyWritingModifier: keyPath"
  case environmentWriterValue = "_EnvironmentKeyWritingModifier: value"
  case environmentWriterObject = "_EnvironmentKeyWritingModifier<Optional: value|some"
  case environmentTransformKeyPath = "_EnvironmentKeyTransformModifier: keyPath"
  case environmentTransform = "_EnvironmentKeyTransformModifier: transform"

  // MARK: Layout modifiers
  case paddingEdges = "_PaddingLayout: edges"
  case paddingInsets = "_PaddingLayout: insets"

  // MARK: Interaction
  case allowsHitTesting = "_AllowsHitTestingModifier: allowsHitTesting"
  case hidden = "_HiddenModifier: *"
  case labelsHidden = "LabelsHiddenModifier / _LabeledViewStyleModifier<HiddenLabel: *"
  case tapGestureEnded =
    "AddGestureModifier<_EndedGesture<TapGesture: gesture|_body|modifier|callbacks|ended"

  // MARK: Lifecycle
  case onAppear = "_AppearanceActionModifier: appear|some"
  case onDisappear = "_AppearanceActionModifier: disappear|some"

  // MARK: Traits
  case tag = "_TraitWritingModifier<TagValueTraitKey: value|tagged"

  // MARK: Accessibility
  case accessibilityLabel =
    """
    AccessibilityAttachmentModifier: storage|value|properties|label|some|texts; \
    storage|value|properties|label|some|text
    """
  case accessibilityIdentifier =
    """
    AccessibilityAttachmentModifier: storage|value|properties|identifier|some|rawValue; \
    storage|value|properties|identifier|some
    """

  // MARK: Presentation
  case sheetIsPresented = "SheetPresentationModifier: _isPresented"
  case sheetContent = "SheetPresentationModifier: content"
  case sheetOnDismiss = "SheetPresentationModifier: onDismiss|some"
  case itemSheetItem = "ItemSheetPresentationModifier: _item"
  case itemSheetContent = "ItemSheetPresentationModifier: content"
  case itemSheetOnDismiss = "ItemSheetPresentationModifier: onDismiss|some"
}

extension Structure {
  /// Views that stand for a view stored in them, by their names with module.
  static let transparentViews: [String: Structure] = [
    "SwiftUI.EquatableView": .equatableContent,
    "SwiftUI.HelpView": .helpContent,
    "SwiftUI.SubscriptionView": .subscriptionContent,
    "SwiftUI._UnaryViewAdaptor": .unaryAdaptorContent,
  ]

  /// Modifiers that concern all views inside, by the beginnings of their names.
  static let transitiveModifiers: [String] = [
    "_HiddenModifier", "_FlipForRTLEffect", "_AllowsHitTestingModifier",
    "_PreferenceWritingModifier<PreferredColorSchemeKey>", "LabelsHiddenModifier",
    "_LabeledViewStyleModifier<HiddenLabel",
  ]
}
