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
  case groupElements = "GroupElementsOfContent: view; storage|view"
  case groupSections = "GroupSectionsOfContent: sections"
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

  // MARK: Colours and images
  case angularGradientGradient = "AngularGradient: gradient"
  case angularGradientCenter = "AngularGradient: center"
  case angularGradientStartAngle = "AngularGradient: startAngle"
  case angularGradientEndAngle = "AngularGradient: endAngle"
  case ellipticalGradientGradient = "EllipticalGradient: gradient"
  case ellipticalGradientCenter = "EllipticalGradient: center"
  case ellipticalGradientStartRadiusFraction = "EllipticalGradient: startRadiusFraction"
  case ellipticalGradientEndRadiusFraction = "EllipticalGradient: endRadiusFraction"
  case linearGradientGradient = "LinearGradient: gradient"
  case linearGradientStartPoint = "LinearGradient: startPoint"
  case linearGradientEndPoint = "LinearGradient: endPoint"
  case radialGradientGradient = "RadialGradient: gradient"
  case radialGradientCenter = "RadialGradient: center"
  case radialGradientStartRadius = "RadialGradient: startRadius"
  case radialGradientEndRadius = "RadialGradient: endRadius"
  case colorProvider = "Color: provider|base"
  case resolvedProviderColor = "ResolvedColorProvider: color"
  case resolvedLinearRed = "_Resolved / Resolved: linearRed"
  case resolvedLinearGreen = "_Resolved / Resolved: linearGreen"
  case resolvedLinearBlue = "_Resolved / Resolved: linearBlue"
  case resolvedOpacity = "_Resolved / Resolved: opacity"
  case displayP3Red = "DisplayP3: red"
  case displayP3Green = "DisplayP3: green"
  case displayP3Blue = "DisplayP3: blue"
  case displayP3Opacity = "DisplayP3: opacity"
  case namedColorName = "NamedColor: name"
  case imageProvider = "Image: provider|base"
  case imageBase =
    """
    ResizableProvider / RenderingModeProvider / InterpolationProvider / AntialiasedProvider / \
    SymbolRenderingModeProvider: base
    """
  case imageName = "NamedImageProvider: name"
  case imageLabel =
    """
    NamedImageProvider / CGImageProvider / DataImageProvider / \
    FileImageProvider: label|some|text; label|some; label
    """
  case imageSymbolLabel = "AccessibilityImageLabel: systemSymbol"
  case imageRenderingMode = "RenderingModeProvider: renderingMode|some"
  case imageCapInsets = "ResizableProvider: capInsets"
  case imageResizingMode = "ResizableProvider: resizingMode"

  // MARK: More controls
  case colorPickerColor = "ColorPicker: _color"
  case colorPickerLabel = "ColorPicker: label"
  case datePickerSelection = "DatePicker: _selection; selection"
  case datePickerLabel = "DatePicker: label"
  case multiDatePickerSelection = "MultiDatePicker: _selection"
  case multiDatePickerMinimum = "MultiDatePicker: minimumDate"
  case multiDatePickerMaximum = "MultiDatePicker: maximumDate"
  case multiDatePickerLabel = "MultiDatePicker: label"
  case labeledContentContent = "LabeledContent: content"
  case labeledContentLabel = "LabeledContent: label"
  case linkURL = "Link: destination|configuration|url"
  case linkLabel = "Link: label"
  case menuContent = "Menu: content"
  case menuPrimaryAction = "Menu: primaryAction|some"
  case menuLabel = "Menu: label"
  case menuButtonContent = "MenuButton: content"
  case menuButtonLabel = "MenuButton: label"
  case stepperOnIncrement = "Stepper: configuration|onIncrement|some; onIncrement|some"
  case stepperOnDecrement = "Stepper: configuration|onDecrement|some; onDecrement|some"
  case stepperOnEditingChanged = "Stepper: configuration|onEditingChanged; onEditingChanged"
  case stepperLabel = "Stepper: label"
  case textEditorText = "TextEditor: _text; storage|string|.0"
  case textEditorSelection = "TextEditor: storage|string|.1"
  case textEditorAttributedText = "TextEditor: storage|attributedString|text"
  case textEditorAttributedSelection = "TextEditor: storage|attributedString|selection"
  case gaugeLabel = "Gauge: label"
  case gaugeCurrentValueLabel = "Gauge: currentValueLabel|some"
  case gaugeMinimumValueLabel = "Gauge: minimumValueLabel|some"
  case gaugeMaximumValueLabel = "Gauge: maximumValueLabel|some"
  case gaugeMarkedValueLabels = "Gauge: markedValueLabels|some"
  case gaugeValue = "Gauge: value"
  case renameButtonLabel = "RenameButton: label"
  case unavailableLabel = "ContentUnavailableView: label"
  case unavailableDescription = "ContentUnavailableView: description"
  case unavailableActions = "ContentUnavailableView: actions"
  case controlGroupContent = "ControlGroup: content"
  case labeledControls = "LabeledControlGroupContent: content"
  case labeledControlsLabel = "LabeledControlGroupContent: label"
  case labelTitle = "Label: title"
  case labelIcon = "Label: icon"
  case pickerContent = "Picker: content"
  case pickerSelection = "Picker: selection"
  case pickerLabel = "Picker: label"
  case progressViewLabel = "ProgressView: base|custom|label|some"
  case progressViewCurrentValueLabel = "ProgressView: base|custom|currentValueLabel|some"
  case progressViewFraction =
    "ProgressView: base|custom|value|absolute|fractionCompleted; base|custom|fractionCompleted"
  case progressViewProgress =
    "ProgressView: base|observing|_progress|wrappedValue|base; base|observing|progress"
  case secureFieldText = "SecureField: _text; text"
  case secureFieldOnCommit = "SecureField: onCommit; deprecatedActions|some|commit"
  case secureFieldLabel = "SecureField: label"
  case sliderValue = "Slider: _value"
  case sliderOnEditingChanged = "Slider: onEditingChanged"
  case sliderLabel = "Slider: label"
  case sliderMinimumValueLabel = "Slider: _minimumValueLabel"
  case sliderMaximumValueLabel = "Slider: _maximumValueLabel"

  // MARK: More layout
  case hSplitViewContent = "HSplitView: content; _tree|content"
  case vSplitViewContent = "VSplitView: content; _tree|content"
  case gridContent = "Grid: _tree|content"
  case gridAlignment = "Grid: _tree|root|alignment"
  case gridHorizontalSpacing = "Grid: _tree|root|horizontalSpacing"
  case gridVerticalSpacing = "Grid: _tree|root|verticalSpacing"
  case gridRowContent = "GridRow: content"
  case gridRowAlignment = "GridRow: alignment"
  case lazyHGridContent = "LazyHGrid: tree|content"
  case lazyHGridAlignment = "LazyHGrid: tree|root|alignment"
  case lazyHGridSpacing = "LazyHGrid: tree|root|spacing"
  case lazyHGridPinnedViews = "LazyHGrid: tree|root|pinnedViews"
  case lazyHGridRows = "LazyHGrid: tree|root|rows"
  case lazyVGridContent = "LazyVGrid: tree|content"
  case lazyVGridAlignment = "LazyVGrid: tree|root|alignment"
  case lazyVGridSpacing = "LazyVGrid: tree|root|spacing"
  case lazyVGridPinnedViews = "LazyVGrid: tree|root|pinnedViews"
  case lazyVGridColumns = "LazyVGrid: tree|root|columns"
  case formContent = "Form: content"
  case groupBoxContent = "GroupBox: content"
  case groupBoxLabel = "GroupBox: label"
  case disclosureGroupContent = "DisclosureGroup: content"
  case disclosureGroupLabel = "DisclosureGroup: label"
  case disclosureGroupState = "DisclosureGroup: _isExpanded|state"
  case disclosureGroupBinding = "DisclosureGroup: _isExpanded|binding"
  case lazyHStackContent = "LazyHStack: tree|content"
  case lazyHStackAlignment = "LazyHStack: tree|root|base|alignment"
  case lazyHStackSpacing = "LazyHStack: tree|root|base|spacing"
  case lazyHStackPinnedViews = "LazyHStack: tree|root|pinnedViews"
  case lazyVStackContent = "LazyVStack: tree|content"
  case lazyVStackAlignment = "LazyVStack: tree|root|base|alignment"
  case lazyVStackSpacing = "LazyVStack: tree|root|base|spacing"
  case lazyVStackPinnedViews = "LazyVStack: tree|root|pinnedViews"
  case scrollViewContent = "ScrollView: content"
  case scrollViewAxes = "ScrollView: configuration|axes"
  case scrollViewShowsIndicators =
    "ScrollView: configuration|indicators|initial; configuration|showsIndicators"
  case scrollViewContentInsets = "ScrollView: configuration|contentInsets"
  case spacerMinLength = "Spacer: minLength"
  case viewThatFitsContent = "ViewThatFits: _tree|content"

  // MARK: Lists
  case onInsertTypes = "_TraitWritingModifier<OnInsertTraitKey: value|some|supportedContentTypes"
  case onInsertAction = "_TraitWritingModifier<OnInsertTraitKey: value|some|action"
  case forEachData = "ForEach: data"
  case contentLoop = "ForEachSubviewCollection / ForEachSectionCollection: group"
  case outlineGroupData = "OutlineGroup: base|forest; base|tree"
  case outlineGroupLeaf = "OutlineGroup: leafContent"
  case outlineGroupChildren = "OutlineGroup: children"
  case sectionContent = "Section: content"
  case sectionHeader = "Section: header"
  case sectionFooter = "Section: footer"
  case onDelete = "_TraitWritingModifier<OnDeleteTraitKey: value|some"
  case onMove = "_TraitWritingModifier<OnMoveTraitKey: value|some"

  // MARK: Tables
  case tableRows = "Table: rows"
  case tableColumns = "Table: columns"
  case tableSelection = "Table: selection|some"
  case tableSortOrder = "Table: sortOrder|some"
  case tableRowValue = "TableRow: value"
  case tableForEachData = "TableForEachContent: data"
  case tableTuple = "TupleTableRowContent / TupleTableColumnContent: value"
  case tableColumnLabel = "TableColumn: label"
  case tableColumnContent = "TableColumn: content"
  case tableColumnSort = "TableColumn: sort|some"

  // MARK: Navigation
  case navigationSplitViewContent = "NavigationSplitView: content"
  case navigationSplitViewDetail = "NavigationSplitView: detail"
  case navigationSplitViewSidebar = "NavigationSplitView: sidebar"
  case navigationViewContent = "NavigationView: content; _tree|content"
  case tabViewContent = "TabView: content"
  case tabViewSelection = "TabView: selection"
  case tabContents = "Content: _content|wrappedValue"
  case tabTuple = "_TupleTabContent: _identifiedView|value"
  case tabEntry = "_TabEntry: content|tab; content"
  case optionalTab = "_OptionalTabContent: content|some"
  case conditionalTab = "_ConditionalTabContent: storage"
  case tabSectionContent = "TabSection: content"
  case tabContent = "Tab: content"
  case tabLabel = "Tab: tabItem|base|some"
  case tabRole = "Tab: role"
  case defaultTabLabel = "DefaultTabLabel: label"
  case pageIndexDisplayMode = "PageTabViewStyle: indexDisplayMode"
  case navigationLinkDestination = "NavigationLink: destination"
  case navigationLinkLabel = "NavigationLink: label"
  case navigationLinkIsActive =
    "NavigationLink: _isActive|binding; _externalIsActive|some; _externalIsActive"
  case navigationLinkValue =
    "NavigationLink: presentedValue|some|v4|storage|data; presentedValue|some"
  case navigationStackRoot = "NavigationStack: root"

  // MARK: Shapes
  case innerShape =
    """
    _Inset / OffsetShape / ScaledShape / RotatedShape / TransformedShape / _SizedShape / \
    _StrokedShape / _TrimmedShape / _ShapeView: shape
    """
  case filledShapeView = "FillShapeView / StrokeShapeView / StrokeBorderShapeView: view|content"
  case shapeInset = "_Inset: amount"
  case shapeOffset = "OffsetShape: offset"
  case shapeScale = "ScaledShape: scale"
  case shapeScaleAnchor = "ScaledShape: anchor"
  case shapeRotation = "RotatedShape: angle"
  case shapeRotationAnchor = "RotatedShape: anchor"
  case shapeTransform = "TransformedShape: transform"
  case shapeSize = "_SizedShape: size"
  case shapeStrokeStyle = "_StrokedShape: style"
  case shapeTrimStart = "_TrimmedShape: startFraction"
  case shapeTrimEnd = "_TrimmedShape: endFraction"
  case shapeViewStyle = "_ShapeView: style"
  case shapeViewFillStyle = "_ShapeView: fillStyle"

  // MARK: Text attributes
  case textAttributedString = "Text: storage|anyTextStorage|str"
  case attachmentImage = "AttachmentTextStorage: image"
  case textWeight = "Modifier: weight|some"
  case textFont = "Modifier: font|some"
  case textColor = "Modifier: color|some"
  case textKerning = "Modifier: kerning"
  case textTracking = "Modifier: tracking"
  case textBaseline = "Modifier: baseline"
  case textAnyModifier = "Modifier: anyTextModifier"
  case textBoldIsActive = "BoldTextModifier: isActive"
  case strikethroughActive = "StrikethroughTextModifier: lineStyle|some|active"
  case strikethroughColor = "StrikethroughTextModifier: lineStyle|some|color"
  case strikethroughStyle = "StrikethroughTextModifier: lineStyle|some|nsUnderlineStyle"
  case underlineActive = "UnderlineTextModifier: lineStyle|some|active"
  case underlineColor = "UnderlineTextModifier: lineStyle|some|color"
  case underlineStyle = "UnderlineTextModifier: lineStyle|some|nsUnderlineStyle"
  case argumentText = "FormatArgument: storage|text|.0"
  case fontProvider = "Font: provider|base"
  case fontSize = "SystemProvider / NamedProvider: size"
  case fontName = "NamedProvider: name"
  case fontWeight = "SystemProvider / TextStyleProvider: weight"
  case fontDesign = "SystemProvider / TextStyleProvider: design"
  case fontStyle = "TextStyleProvider / NamedProvider: style; textStyle"
  case fontBase = "ModifierProvider: base"

  // MARK: Popups
  case alertTitle = "Alert / AlertModifier: title; popup|title"
  case alertMessage = "Alert / AlertModifier: message; popup|message"
  case alertActions = "AlertModifier: actions"
  case alertPrimaryButton = "Alert: primaryButton; popup|primaryButton"
  case alertSecondaryButton = "Alert: secondaryButton|some; popup|secondaryButton|some"
  case alertIsPresented = "AlertModifier: isPresented"
  case alertHasData = "AlertModifier: hasData"
  case alertButtonLabel = "Button: label"
  case alertButtonStyle = "Button: style"
  case alertButtonAction = "Button: action|some"
  case popupIsPresented = "AlertTransformModifier: _isPresented"
  case popupContent = "AlertTransformModifier: content"
  case itemPopupItem = "ItemAlertTransformModifier: _item"
  case itemPopupContent = "ItemAlertTransformModifier: content"
  case actionSheetTitle = "ActionSheet: title; popup|title"
  case actionSheetMessage = "ActionSheet: message; popup|message"
  case actionSheetButtons = "ActionSheet: buttons; popup|buttons"
  case confirmationIsPresented = "ConfirmationDialogModifier: isPresented"
  case confirmationHasData = "ConfirmationDialogModifier: hasData"
  case confirmationTitle = "ConfirmationDialogModifier: title"
  case confirmationTitleVisibility = "ConfirmationDialogModifier: titleVisibility"
  case confirmationMessage = "ConfirmationDialogModifier: message"
  case confirmationActions = "ConfirmationDialogModifier: actions"
  case popoverIsPresented = "PopoverPresentationModifier: _isPresented"
  case popoverContent = "PopoverPresentationModifier: content"
  case itemPopoverItem = "ItemPopoverPresentationModifier: _item"
  case itemPopoverContent = "ItemPopoverPresentationModifier: content"
  case popoverArrowEdge = "PopoverPresentationModifier / ItemPopoverPresentationModifier: arrowEdge"
  case popoverAttachmentAnchor =
    "PopoverPresentationModifier / ItemPopoverPresentationModifier: attachmentAnchor"
  case sheetKind = "SheetPresentationModifier / ItemSheetPresentationModifier: kind"
  case navigationDestinationIsPresented =
    "ViewDestinationNavigationDestinationModifier: _isPresented"
  case navigationDestinationContent = "ViewDestinationNavigationDestinationModifier: destination"

  // MARK: Made content
  case asyncImageURL = "AsyncImage: url"
  case asyncImageScale = "AsyncImage: scale"
  case asyncImageTransaction = "AsyncImage: transaction"
  case asyncImageContent = "AsyncImage: content"
  case timelineContent = "TimelineView: content"
  case phaseAnimatorPhases = "PhaseAnimator: phases"
  case phaseAnimatorContent = "PhaseAnimator: content"
  case canvasSymbols = "Canvas: symbols"
  case canvasColorMode =
    "Canvas: rasterizationOptions|colorMode; rasterizationOptions|_colorMode|wrappedValue"
  case canvasFlags =
    "Canvas: rasterizationOptions|flags|rawValue; rasterizationOptions|_flags|wrappedValue|rawValue"
  case glassContainerContent = "GlassEffectContainer: base|content"
  case glassContainerSpacing =
    "GlassEffectContainer: base|config|smoothness|value; base|config|smoothness"

  // MARK: Layers
  case insetContent = "_InsetViewModifier: content"
  case insetRegions = "_InsetViewModifier: properties|regions"
  case insetSpacing = "_InsetViewModifier: properties|spacing"
  case insetEdge = "_InsetViewModifier: properties|edge"
  case toolbarID = "ToolbarModifier: id"
  case toolbarContent = "ToolbarModifier: content|value; content"
  case toolbarItemContent = "ToolbarItem: content"
  case toolbarItemIdentifier = "ToolbarItem: identifier"
  case toolbarItemPlacement = "ToolbarItem: placement"
  case toolbarItemShowsByDefault = "ToolbarItem: showsByDefault"
  case toolbarItemGroupContent = "ToolbarItemGroup: content"
  case toolbarItemGroupPlacement = "ToolbarItemGroup: placement"
  case wrappedToolbarItem = "CustomizedToolbarContent: content"
  case toolbarBlock = "TupleToolbarContent: value"

  // MARK: Sharing
  case shareLinkLabel = "ShareLink: label"
  case defaultShareLinkLabel = "DefaultShareLinkLabel: text"
  case shareLinkMessage = "ShareLink: message|some"
  case shareLinkSubject = "ShareLink: subject|some"
  case shareLinkItems = "ShareLink: items"
  case shareLinkItem = "ShareLink: items|element"
  case shareLinkPreview = "ShareLink: preview|some"
  case sharePreviewTitle = "SharePreview: title|some"
  case sharePreviewImage = "SharePreview: image|some"
  case sharePreviewIcon = "SharePreview: icon|some"

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
  case positionPoint = "_PositionLayout: position"
  case offsetSize = "_OffsetEffect: offset"
  case ignoredSafeAreaEdges = "_SafeAreaIgnoringLayout: edges"
  case safeAreaRegions = "_SafeAreaRegionsIgnoringLayout: regions"
  case safeAreaRegionEdges = "_SafeAreaRegionsIgnoringLayout: edges"
  case safeAreaBarContent = "SafeAreaBarModifier: properties|content; content"
  case safeAreaBarEdge = "SafeAreaBarModifier: edge; properties|edge"
  case safeAreaBarSpacing = "SafeAreaBarModifier: spacing; properties|spacing"
  case safeAreaBarAlignment = "SafeAreaBarModifier: alignmentKey; properties|alignmentKey"
  case alignmentKey = "HorizontalAlignment / VerticalAlignment: key"
  case coordinateSpaceName = "_CoordinateSpaceModifier: name"
  case zIndex = "_TraitWritingModifier<ZIndexTraitKey: value"
  case layoutPriority = "_TraitWritingModifier<LayoutPriorityTraitKey: value"
  case frameWidth = "_FrameLayout: width|some"
  case frameHeight = "_FrameLayout: height|some"
  case frameAlignment = "_FrameLayout: alignment"
  case flexFrameMinWidth = "_FlexFrameLayout: minWidth|some"
  case flexFrameIdealWidth = "_FlexFrameLayout: idealWidth|some"
  case flexFrameMaxWidth = "_FlexFrameLayout: maxWidth|some"
  case flexFrameMinHeight = "_FlexFrameLayout: minHeight|some"
  case flexFrameIdealHeight = "_FlexFrameLayout: idealHeight|some"
  case flexFrameMaxHeight = "_FlexFrameLayout: maxHeight|some"
  case flexFrameAlignment = "_FlexFrameLayout: alignment"
  case uniformFixedSize = "_UniformFixedSizeLayout: *"
  case fixedSizeHorizontal = "_FixedSizeLayout: horizontal"
  case fixedSizeVertical = "_FixedSizeLayout: vertical"
  case aspectRatio = "_AspectRatioLayout: aspectRatio"
  case aspectRatioMode = "_AspectRatioLayout: contentMode"

  // MARK: Transforms and effects
  case rotationAngle = "_RotationEffect: angle"
  case rotationAnchor = "_RotationEffect: anchor"
  case rotation3DAngle = "_Rotation3DEffect: angle"
  case rotation3DAxis = "_Rotation3DEffect: axis"
  case rotation3DAnchor = "_Rotation3DEffect: anchor"
  case rotation3DAnchorZ = "_Rotation3DEffect: anchorZ"
  case rotation3DPerspective = "_Rotation3DEffect: perspective"
  case projectionTransform = "_ProjectionEffect: transform"
  case affineTransform = "_TransformEffect: transform"
  case scale = "_ScaleEffect / _UniformScaleEffect: scale"
  case scaleAnchor = "_ScaleEffect / _UniformScaleEffect: anchor"
  case flipForRTL = "_FlipForRTLEffect: isEnabled"
  case blurRadius = "_BlurEffect: radius"
  case blurIsOpaque = "_BlurEffect: isOpaque"
  case opacity = "_OpacityEffect: opacity"
  case brightness = "_BrightnessEffect: amount"
  case contrast = "_ContrastEffect: amount"
  case colorInvert = "_ColorInvertEffect: *"
  case colorMultiply = "_ColorMultiplyEffect: color"
  case saturation = "_SaturationEffect: amount"
  case grayscale = "_GrayscaleEffect: amount"
  case hueRotation = "_HueRotationEffect: angle"
  case luminanceToAlpha = "_LuminanceToAlphaEffect: *"
  case shadowColor = "_ShadowEffect: color"
  case shadowRadius = "_ShadowEffect: radius"
  case shadowOffset = "_ShadowEffect: offset"
  case blendMode = "_BlendModeEffect: blendMode"
  case clipShape = "_ClipEffect: shape"
  case clipStyle = "_ClipEffect: style"
  case mask = "_MaskEffect: mask"

  // MARK: Interaction
  case allowsHitTesting = "_AllowsHitTestingModifier: allowsHitTesting"
  case hidden = "_HiddenModifier: *"
  case labelsHidden = "LabelsHiddenModifier / _LabeledViewStyleModifier<HiddenLabel: *"
  case tapGestureEnded =
    "AddGestureModifier<_EndedGesture<TapGesture: gesture|_body|modifier|callbacks|ended"

  // MARK: Gestures
  case gesture = "AddGestureModifier: gesture"
  case highPriorityGesture = "HighPriorityGestureModifier: gesture"
  case simultaneousGesture = "SimultaneousGestureModifier: gesture"
  case attachedGesture =
    "AddGestureModifier / HighPriorityGestureModifier / SimultaneousGestureModifier: gesture"
  case gestureMask =
    "AddGestureModifier / HighPriorityGestureModifier / SimultaneousGestureModifier: gestureMask"
  case gestureInside =
    """
    _ChangedGesture / _EndedGesture / _MapGesture / _ModifiersGesture / GestureStateGesture / \
    ModifiedContent / Optional: some; _body|content; base; content
    """
  case erasedGesture = "AnyGesture: storage|gesture"
  case changedGesture = "_ChangedGesture: _body|modifier|callbacks|changed"
  case endedGesture = "_EndedGesture: _body|modifier|callbacks|ended"
  case gestureStateBody = "GestureStateGesture: body"
  case gestureKeys = "_ModifiersGesture: _body|modifier|modifiers|rawValue"
  case composedGestureFirst = "ExclusiveGesture / SequenceGesture / SimultaneousGesture: first"
  case composedGestureSecond = "ExclusiveGesture / SequenceGesture / SimultaneousGesture: second"

  // MARK: Commands and controls
  case commandName = "OnCommandModifier: command"
  case commandAction = "OnCommandModifier: action|action|some; action|action"
  case focusChange = "_FocusableModifier: onFocusChange"
  case horizontalRadioGroup =
    """
    RadioGroupStyleModifier<LayoutRadioGroupStyle<_HStackLayout> / \
    RadioGroupLayoutModifier<_HStackLayout: *
    """

  // MARK: Bars
  case barAppearanceBars = "ToolbarAppearanceModifier: bars"
  case barAppearanceVisibility = "ToolbarAppearanceModifier: visibility|some"
  case navigationBarHidden = "_PreferenceWritingModifier<NavigationBarHiddenKey: value|some; value"
  case navigationBarBackButtonHidden =
    "_PreferenceWritingModifier<NavigationBarBackButtonHiddenKey: value"
  case statusBarHidden = "TransactionalPreferenceModifier<Bool, StatusBarKey: value"
  case navigationTitle = "NavigationTitleModifier: title"
  case navigationTitleBinding = "NavigationTitleModifier: binding|some"

  case titleDisplayMode =
    "_PreferenceWritingModifier<NavigationBarTitleDisplayModeKey: value|some; value"
  case searchText = "SearchableModifier: text"
  case searchIsPresented = "SearchableModifier: isPresented|some"
  case searchPrompt = "SearchableModifier: prompt|some"

  // MARK: Menus
  case contextMenuItems = "ContextMenuModifier: menuItems"
  case swipeActions = "SwipeActionsModifier: actions"
  case swipeActionsEdge = "SwipeActionsModifier: edge"
  case swipeActionsFullSwipe = "SwipeActionsModifier: allowsFullSwipe"
  case badgeCount = "BadgeModifier: label|some|count"
  case badgeText = "BadgeModifier: label|some|text"
  case keyboardShortcut = "KeyboardShortcutModifier: shortcut|some"

  // MARK: Animation and geometry
  case animation = "_AnimationModifier: animation"
  case matchedGeometryID = "_MatchedGeometryEffect: id"
  case matchedGeometryNamespace = "_MatchedGeometryEffect: namespace"
  case matchedGeometryProperties = "_MatchedGeometryEffect: args|properties"
  case matchedGeometryAnchor = "_MatchedGeometryEffect: args|anchor"
  case matchedGeometryIsSource = "_MatchedGeometryEffect: args|isSource"
  case compositingGroup = "_CompositingGroupEffect: *"
  case drawingGroupIsOpaque = "_DrawingGroupEffect: isOpaque"
  case drawingGroupColorMode = "_DrawingGroupEffect: colorMode"
  case containerShape = "ContainerShapeModifier: shape"
  case scrollPosition = "ScrollPositionModifier: position"
  case scrollPositionID = "ScrollPositionIDModifier: id"
  case dismissIsDisabled = "InteractiveDismissDisabledModifier: isDisabled"
  case redactionReasons = "RedactedModifier: reasons"

  // MARK: Glass
  case glassEffect = "GlassEffectModifier: config; trueBody|config"
  case glassEffectTint = "GlassEffectConfiguration: glass|tintColor|some"
  case glassEffectOptions = "GlassEffectConfiguration: glass|options|rawValue"
  case glassEffectShape = "GlassEffectConfiguration: shape|storage|shape"
  case glassEffectTransition = "GlassEffectTransitionModifier: transition"
  case glassEffectID = "GlassEffectIDModifier: id"
  case glassEffectNamespace = "GlassEffectIDModifier: namespace"
  case glassEffectUnionID = "GlassEffectGroupModifier: config|id"
  case glassEffectUnionNamespace = "GlassEffectGroupModifier: config|namespace"

  // MARK: Lifecycle
  case onAppear = "_AppearanceActionModifier: appear|some"
  case onDisappear = "_AppearanceActionModifier: disappear|some"

  // MARK: Actions
  case valueAction = "_ValueActionModifier: action"
  case valueActionOldAndNew = "_ValueActionModifier2: action"
  case submitTriggers = "OnSubmitModifier: allowed"
  case submitAction = "OnSubmitModifier: action"
  case taskAction = "_TaskModifier / _TaskValueModifier: action"
  case refreshableAction = "RefreshableModifier: action"
  case transactionTransform = "_TransactionModifier: transform"
  case longPressed =
    "AddGestureModifier<ModifiedContent<LongPressGesture: gesture|modifier|callbacks|pressed|some"
  case contentShape = "_ContentShapeModifier: shape"
  case contentShapeEOFill = "_ContentShapeModifier: eoFill"
  case hoverCallback = "_HoverRegionModifier: callback"
  case tooltipText = "_TooltipModifier: text"
  case foregroundStyle = "_ForegroundStyleModifier: style"

  // MARK: Layers
  case overlay = "_OverlayModifier: overlay"
  case overlayAlignment = "_OverlayModifier / _OverlayPreferenceModifier: alignment"
  case overlayStyle = "_OverlayStyleModifier: style"
  case overlayStyleEdges = "_OverlayStyleModifier: ignoresSafeAreaEdges"
  case background = "_BackgroundModifier: background"
  case backgroundAlignment = "_BackgroundModifier / _BackgroundPreferenceModifier: alignment"
  case backgroundStyle = "_BackgroundStyleModifier: style"
  case backgroundStyleEdges = "_BackgroundStyleModifier: ignoresSafeAreaEdges"
  case overlayPreference = "_OverlayPreferenceModifier: transform"
  case backgroundPreference = "_BackgroundPreferenceModifier: transform"
  case borderShape = "_ShapeView: shape"

  // MARK: Styles
  case buttonStyle =
    "ButtonStyleModifier / ButtonStyleContainerModifier / PrimitiveButtonStyleContainerModifier: style"
  case toggleStyle = "ToggleStyleModifier: style"
  case pickerStyle = "PickerStyleWriter: style"
  case labelStyle = "LabelStyleWritingModifier / LabelStyleModifier: style"
  case listStyle = "ListStyleWriter: style"
  case progressViewStyle = "ProgressViewStyleModifier: style"
  case textFieldStyle = "TextFieldStyleModifier: style"
  case datePickerStyle = "DatePickerStyleModifier: style"
  case groupBoxStyle = "GroupBoxStyleModifier: style"
  case menuStyle = "MenuStyleModifier: style"
  case menuButtonStyle = "MenuButtonStyleWriter: style"
  case navigationViewStyle = "NavigationViewStyleModifier: style"
  case tabViewStyle = "_TabViewStyleWriter: style"
  case indexViewStyle = "IndexViewStyleModifier: style"
  case preferredColorScheme = "_PreferenceWritingModifier<PreferredColorSchemeKey: value"

  // MARK: Traits
  case tag = "_TraitWritingModifier<TagValueTraitKey: value|tagged"
  case previewDevice = "_TraitWritingModifier<PreviewDeviceTraitKey: value|some; value"
  case previewDisplayName = "_TraitWritingModifier<PreviewDisplayNameTraitKey: value|some; value"
  case previewLayout = "_TraitWritingModifier<PreviewLayoutTraitKey: value"
  case listRowInsets = "_TraitWritingModifier<ListRowInsetsTraitKey: value|some"
  case listRowBackground =
    "_TraitWritingModifier<ListRowBackgroundTraitKey: value|some|storage|view; value|some"
  case listRowSeparatorVisibility =
    "_TraitWritingModifier<ListRowSeparatorTraitKey: value|some|visibility|some"
  case listRowSeparatorEdges = "_TraitWritingModifier<ListRowSeparatorTraitKey: value|some|edges"
  case listItemTintColor = "_TraitWritingModifier<ListItemTintTraitKey: value|some|effect|color"
  case listItemTintIsFixed = "_TraitWritingModifier<ListItemTintTraitKey: value|some|isFixed"
  case tabItem =
    """
    PlatformItemTraitWriter<LabelPlatformItem / _TraitWritingModifier<TabItemTraitKey: \
    source|content|content; value|some|storage|view|content; value|some|storage|view
    """

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

  case accessibilityValue =
    """
    AccessibilityAttachmentModifier: storage|value|properties|value|some|description; \
    storage|value|properties|value|some|description|some
    """
  case accessibilityHint =
    """
    AccessibilityAttachmentModifier: storage|value|properties|hint|some|texts; \
    storage|value|properties|hint|some
    """
  case accessibilityVisibility =
    "AccessibilityAttachmentModifier: storage|value|properties|visibility|some|rawValue"
  case accessibilityTraitValue =
    "AccessibilityAttachmentModifier: storage|value|properties|traits|some|value"
  case accessibilityTraitMask =
    "AccessibilityAttachmentModifier: storage|value|properties|traits|some|mask"

  case accessibilitySortPriority =
    """
    AccessibilityAttachmentModifier: storage|value|properties|sortPriority|some; \
    storage|value|properties|sortPriority
    """
  case accessibilitySelectionIdentifier =
    "AccessibilityAttachmentModifier: storage|value|properties|selectionIdentifier|some"
  case accessibilityActivationPoint =
    """
    AccessibilityAttachmentModifier: \
    storage|value|properties|activationPoint|some|activate|some|unitPoint|some; \
    storage|value|properties|activationPoint|some|activate|some|unitPoint
    """
  case accessibilityActions = "AccessibilityAttachmentModifier: storage|value|properties|actions"
  case accessibilityActionBase = "AnyAccessibilityAction: base|base"
  case accessibilityActionValue = "AccessibilityActionHandler: action"
  case accessibilityActionKind = "AccessibilityActionHandler: action|kind"
  case accessibilityActionHandler = "AccessibilityActionHandler: handler"
  case accessibilityActionName = "AccessibilityActionKind: kind|named; kind|custom"
  case accessibilityBehavior = "AccessibilityAttachmentModifier: behavior|some"
  case accessibilityRepresentation = "AccessibilityRepresentationModifier: representation"
  case accessibilityChildren = "AccessibilityChildrenModifier: children"
  case accessibilityActionViews = "AccessibilityActionsModifier: actions"

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
    "SwiftUI.GroupElementsOfContent": .groupElements,
    "SwiftUI.GroupSectionsOfContent": .groupSections,
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
