Pod::Spec.new do |spec|
  spec.name = 'SwiftUIIntrospect'
  spec.version = '0.1.0'
  spec.summary = 'Access to the platform view under a SwiftUI view.'
  # The repository that the pod is published from.
  repository = `git -C #{__dir__} remote get-url origin`.strip
  spec.homepage = repository.delete_suffix('.git')
  spec.license = { type: 'MIT', file: 'LICENSE' }
  spec.author = 'The SwiftUI Introspect contributors'
  spec.source = { git: repository, tag: spec.version.to_s }

  spec.source_files = 'Sources/SwiftUIIntrospect/**/*.swift'
  spec.swift_versions = '6.2'

  spec.ios.deployment_target = '13.0'
  spec.tvos.deployment_target = '13.0'
  spec.osx.deployment_target = '10.15'
  spec.visionos.deployment_target = '1.0'
end
