import SwiftUIIntrospect

/// Every name that exists on Linux, with what it stands for.
let declaredNames: [(String, any IntrospectableViewType)] = [
  (".button", ButtonType.button),
  (".colorPicker", ColorPickerType.colorPicker),
  (".datePicker", DatePickerType.datePicker),
  (".datePicker(style: .compact)", DatePickerWithCompactStyleType.datePicker(style: .compact)),
  (".datePicker(style: .field)", DatePickerWithFieldStyleType.datePicker(style: .field)),
  (
    ".datePicker(style: .graphical)", DatePickerWithGraphicalStyleType.datePicker(style: .graphical)
  ),
  (
    ".datePicker(style: .stepperField)",
    DatePickerWithStepperFieldStyleType.datePicker(style: .stepperField)
  ),
  (".datePicker(style: .wheel)", DatePickerWithWheelStyleType.datePicker(style: .wheel)),
  (".form", FormType.form),
  (".form(style: .grouped)", FormWithGroupedStyleType.form(style: .grouped)),
  (".fullScreenCover", FullScreenCoverType.fullScreenCover),
  (".list", ListType.list),
  (".list(style: .plain)", ListType.list(style: .plain)),
  (".listCell", ListCellType.listCell),
  (".list(style: .bordered)", ListWithBorderedStyleType.list(style: .bordered)),
  (".list(style: .grouped)", ListWithGroupedStyleType.list(style: .grouped)),
  (".list(style: .insetGrouped)", ListWithInsetGroupedStyleType.list(style: .insetGrouped)),
  (".list(style: .inset)", ListWithInsetStyleType.list(style: .inset)),
  (".list(style: .sidebar)", ListWithSidebarStyleType.list(style: .sidebar)),
  (".map", MapType.map),
  (".navigationSplitView", NavigationSplitViewType.navigationSplitView),
  (".navigationStack", NavigationStackType.navigationStack),
  (
    ".navigationView(style: .columns)",
    NavigationViewWithColumnsStyleType.navigationView(style: .columns)
  ),
  (
    ".navigationView(style: .stack)", NavigationViewWithStackStyleType.navigationView(style: .stack)
  ),
  (".pageControl", PageControlType.pageControl),
  (".picker(style: .menu)", PickerWithMenuStyleType.picker(style: .menu)),
  (".picker(style: .segmented)", PickerWithSegmentedStyleType.picker(style: .segmented)),
  (".picker(style: .wheel)", PickerWithWheelStyleType.picker(style: .wheel)),
  (".popover", PopoverType.popover),
  (
    ".progressView(style: .circular)",
    ProgressViewWithCircularStyleType.progressView(style: .circular)
  ),
  (".progressView(style: .linear)", ProgressViewWithLinearStyleType.progressView(style: .linear)),
  (".scrollView", ScrollViewType.scrollView),
  (".searchField", SearchFieldType.searchField),
  (".secureField", SecureFieldType.secureField),
  (".sheet", SheetType.sheet),
  (".slider", SliderType.slider),
  (".stepper", StepperType.stepper),
  (".tabView", TabViewType.tabView),
  (".tabView(style: .page)", TabViewWithPageStyleType.tabView(style: .page)),
  (".table", TableType.table),
  (".textEditor", TextEditorType.textEditor),
  (".textField", TextFieldType.textField),
  (".textField(axis: .vertical)", TextFieldWithVerticalAxisType.textField(axis: .vertical)),
  (".toggle", ToggleType.toggle),
  (".toggle(style: .button)", ToggleWithButtonStyleType.toggle(style: .button)),
  (".toggle(style: .checkbox)", ToggleWithCheckboxStyleType.toggle(style: .checkbox)),
  (".toggle(style: .switch)", ToggleWithSwitchStyleType.toggle(style: .switch)),
  (".videoPlayer", VideoPlayerType.videoPlayer),
  (".view", ViewType.view),
  (".viewController", ViewControllerType.viewController),
  (".window", WindowType.window),
]
